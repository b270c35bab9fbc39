import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { scriptConfig } from './scriptConfig.ts'

// Writes the script that a page without a bundler takes, and prints what it weighs and the hash by which a page can insist on it.
const folder = join(import.meta.dirname, '..')
const outDir = join(folder, 'dist/script')
await build(scriptConfig(outDir))

for (const file of globSync('**/*.{js,mjs}', { cwd: outDir }).sort()) {
  const content = readFileSync(join(outDir, file))
  const hash = createHash('sha384').update(content).digest('base64')
  const size = gzipSync(content, { level: 9 }).length
  console.log(`${file}  ${size} bytes (gzip)  sha384-${hash}`)
}
