import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from '../../.scripts/run.ts'

// Only Node runs it: the compiler alone makes what is published. Its threads are started by the name of their file, which stays.
const folder = import.meta.dirname
const sample = 'data/sample/files'

rmSync(join(folder, 'dist'), { recursive: true, force: true })
mustRun('tsc', ['-p', join(folder, 'tsconfig.build.json')])
cpSync(join(folder, 'src', sample), join(folder, 'dist', sample), { recursive: true })
