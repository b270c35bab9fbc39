import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from '../../.scripts/run.ts'

// Only Node runs it: the compiler alone makes what is published. Its threads are started by the name of their file, which stays.
const folder = import.meta.dirname
const assets = ['data/sample/files', 'http/favicon.svg']

rmSync(join(folder, 'dist'), { recursive: true, force: true })
mustRun('tsc', ['-p', join(folder, 'tsconfig.build.json')])
for (const asset of assets) {
  cpSync(join(folder, 'src', asset), join(folder, 'dist', asset), { recursive: true })
}
