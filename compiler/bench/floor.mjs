#!/usr/bin/env node
/**
 * `node floor.mjs FOLDER`: the least that any checker of a layer does, in one process: finds the markdown files below the folder, reads
 * and hashes each and parses its frontmatter. Prints how many there were.
 */
import {createHash} from 'node:crypto'
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'yaml'

let files = 0
let withFrontmatter = 0

for (const path of markdownBelow(process.argv[2] ?? '.')) {
  const bytes = readFileSync(path)
  createHash('sha256').update(bytes).digest('hex')
  const text = bytes.toString('utf8')
  const block = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n/.exec(text)
  if (block && parse(block[1] ?? '')) withFrontmatter++
  files++
}
process.stdout.write(`${files} files, ${withFrontmatter} with frontmatter\n`)

function* markdownBelow(folder) {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* markdownBelow(path)
    else if (entry.isFile() && entry.name.endsWith('.md')) yield path
  }
}
