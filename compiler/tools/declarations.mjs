import {readFileSync} from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** `from './x.ts'` and `import('./x.ts')` in a declaration file. */
const relativeImport = /(from\s+|import\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g

/**
 * The declaration files that `entry` (a path below `folder`) reaches: pairs of a path ending in `.d.ts` and its text. Each
 * file is transpiled alone, which needs no type checker and takes milliseconds; it works because every export here states
 * its type.
 */
export function declarations(folder, entry) {
  const texts = new Map()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const target = file.replace(/\.ts$/, '.d.ts')
    if (texts.has(target)) continue
    const {outputText, diagnostics} = ts.transpileDeclaration(readFileSync(path.join(folder, file), 'utf-8'), {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: {
        module: ts.ModuleKind.NodeNext,
        target: ts.ScriptTarget.ES2022,
        isolatedDeclarations: true,
        strict: true,
      },
    })
    const [fault] = diagnostics ?? []
    if (fault) throw new Error(`compiler/${file}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`)
    const directory = path.posix.dirname(file)
    texts.set(
      target,
      outputText.replace(relativeImport, (_, before, quote, specifier) => {
        waiting.push(path.posix.join(directory, `${specifier}.ts`))
        return `${before}${quote}${specifier}.js${quote}`
      }),
    )
  }
  return texts
}
