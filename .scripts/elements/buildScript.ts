import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../root.ts'
import { scriptConfig } from './scriptConfig.ts'

// Writes the script that a page without a bundler takes into `dist/script` or the folder that is named, and prints what each file weighs and
// the hash by which a page can insist on it.
const outDir = process.argv[2] ?? join(root, 'packages/elements/dist/script')
await build(scriptConfig(outDir))

for (const file of globSync('**/*.{js,mjs}', { cwd: outDir }).sort()) {
  const content = readFileSync(join(outDir, file))
  const hash = createHash('sha384').update(content).digest('base64')
  const size = gzipSync(content, { level: 9 }).length
  console.log(`${file}  ${size} bytes (gzip)  sha384-${hash}`)
}
