import {main} from './main.ts'

// A reader that closes early (`lejic check | head`) ends the output, not the run; the exit code still tells the result.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

process.exitCode = await main({
  argv: process.argv.slice(2),
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: () => process.cwd(),
})
