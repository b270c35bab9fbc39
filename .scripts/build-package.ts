import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildDeclarations } from './build/buildDeclarations.ts'
import { buildModules } from './build/buildModules.ts'
import { checkDirectives } from './build/checkDirectives.ts'
import { copyStyles } from './build/copyStyles.ts'
import { entrySources } from './build/entrySources.ts'
import { readManifest } from './packages.ts'

// Run in a package's folder: writes into its `dist` what its `exports` promise.
const folder = process.cwd()
const sources = entrySources(folder, readManifest(folder))
const styles = sources.filter((source) => source.endsWith('.css'))
const modules = sources.filter((source) => !source.endsWith('.css'))

rmSync(join(folder, 'dist'), { recursive: true, force: true })
await buildModules(folder, modules)
checkDirectives(folder)
buildDeclarations(folder, modules)
copyStyles(folder, styles)
