import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import path from 'node:path'

/** A static host as small as they come: a folder below `/some/base/`, and its `404.html` for whatever is not there. */
export interface Host {
  /** Without a slash at its end. */
  readonly address: string
  close(): void
}

const base = '/some/base/'
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
}

/** Serves `folder` on a free port of this machine. */
export async function serve(folder: string): Promise<Host> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost')
    const name = decodeURIComponent(pathname.startsWith(base) ? pathname.slice(base.length) : 'none')
    const found = read(path.join(folder, name))
    response.writeHead(found ? 200 : 404, {'content-type': types[found ? path.extname(name) : '.html'] ?? ''})
    response.end(found ?? read(path.join(folder, '404.html')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return {address: `http://127.0.0.1:${address.port}`, close: () => server.close()}
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
