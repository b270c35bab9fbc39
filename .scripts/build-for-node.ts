import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from './run.ts'

// Runs in the folder of a package that only Node runs, and compiles it into `dist`, with the files in `src` that its arguments name. Nothing is
// bundled: its threads are started by the name of their file.
const [, , ...assets] = process.argv

rmSync('dist', { recursive: true, force: true })
mustRun('tsc', ['-p', join(process.cwd(), 'tsconfig.build.json')])
for (const asset of assets) cpSync(join('src', asset), join('dist', asset), { recursive: true })
