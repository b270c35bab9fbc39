import { cpSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../root.ts'
import { scriptConfig } from './scriptConfig.ts'

// Writes the script for pages without a bundler into `dist/script` or the given folder, and checks the size of its first load.
const [outDir = join(root, 'packages/elements/dist/script')] = process.argv.slice(2)
await build(scriptConfig(outDir))
cpSync(join(root, 'packages/react/src/styles/themes'), join(outDir, 'themes'), { recursive: true })

/** The maximum number of bytes that a page with a search box may load before it is used: the script and the one chunk that it always needs. */
const budget = 38_000
const size = globSync('{signpost.js,assets/core-*.js}', { cwd: outDir }).reduce(
  (sum, file) => sum + gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length,
  0,
)
console.log(`A page with a search box loads ${size} bytes (gzip); its budget is ${budget}.`)
if (size > budget) process.exitCode = 1
