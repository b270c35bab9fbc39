import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { buildDeclarations } from './build/buildDeclarations.ts'
import { buildModules } from './build/buildModules.ts'
import { checkDirectives } from './build/checkDirectives.ts'
import { entrySources } from './build/entrySources.ts'
import { withoutLayer } from './build/withoutLayer.ts'
import { readManifest } from './packages.ts'

// Runs in a package's folder, and writes the files of its `exports` into `dist`.
const folder = process.cwd()
const sources = entrySources(folder, readManifest(folder))
const styles = sources.filter((source) => source.endsWith('.css'))
const modules = sources.filter((source) => !source.endsWith('.css'))

rmSync(join(folder, 'dist'), { recursive: true, force: true })
await buildModules(folder, modules)
checkDirectives(folder)
buildDeclarations(folder, modules)
copyStyles(folder, styles)

/** Copies stylesheets as written, and outside a layer, each with a declaration so that TypeScript accepts its import. */
function copyStyles(folder: string, sources: readonly string[]): void {
  const dist = join(folder, 'dist')
  for (const source of sources) {
    const css = readFileSync(source, 'utf8')
    writeStyle(join(dist, relative(join(folder, 'src'), source)), css)
    writeStyle(join(dist, 'unlayered', basename(source)), withoutLayer(css))
  }
}

function writeStyle(target: string, css: string): void {
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, css)
  writeFileSync(`${target}.d.ts`, 'export {}\n')
}
