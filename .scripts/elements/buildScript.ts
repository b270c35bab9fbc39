import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../root.ts'
import { scriptConfig } from './scriptConfig.ts'

// Writes the script for pages without a bundler into `dist/script` or the given folder, and prints the size of each file and its hash for subresource
// integrity.
const [outDir = join(root, 'packages/elements/dist/script')] = process.argv.slice(2)
await build(scriptConfig(outDir))
cpSync(join(root, 'packages/react/src/styles/themes'), join(outDir, 'themes'), { recursive: true })

for (const file of globSync('**/*.{js,mjs}', { cwd: outDir }).sort()) {
  const content = readFileSync(join(outDir, file))
  const hash = createHash('sha384').update(content).digest('base64')
  console.log(`${file}  ${sizeOf(join(outDir, file))} bytes (gzip)  sha384-${hash}`)
}

/** The maximum number of bytes that a page with a search box may load before it is used: the script and the one chunk that it always needs. */
const budget = 38_000
const atFirst = globSync('{signpost.js,assets/core-*.js}', { cwd: outDir })
const size = atFirst.reduce((sum, file) => sum + sizeOf(join(outDir, file)), 0)
console.log(`A page with a search box loads ${size} bytes (gzip); its budget is ${budget}.`)
if (size > budget) process.exitCode = 1

function sizeOf(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length
}
