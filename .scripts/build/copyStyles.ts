import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Stylesheets are shipped as written, each with a declaration so that TypeScript accepts its import. */
export function copyStyles(folder: string, sources: readonly string[]): void {
  for (const source of sources) {
    const target = join(folder, 'dist', relative(join(folder, 'src'), source))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(source, target)
    writeFileSync(`${target}.d.ts`, 'export {}\n')
  }
}
