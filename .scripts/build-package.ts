import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildDeclarations } from './build/buildDeclarations.ts'
import { buildModules } from './build/buildModules.ts'
import { copyStyles } from './build/copyStyles.ts'
import { doorSources, type Manifest } from './build/doors.ts'

// Run in a package's folder: writes into its `dist` what its `exports` promise.
const folder = process.cwd()
const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const sources = doorSources(folder, manifest)
const styles = sources.filter((source) => source.endsWith('.css'))
const modules = sources.filter((source) => !source.endsWith('.css'))

rmSync(join(folder, 'dist'), { recursive: true, force: true })
await buildModules(folder, modules)
buildDeclarations(folder, modules)
copyStyles(folder, styles)
