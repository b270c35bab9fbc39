import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const suffix = '?inline'

/** Inlines the text of a stylesheet that is imported with `?inline` into a module of the package, also for stylesheets of other packages. Its `@import` rules are removed, because a sheet of a shadow root may not have any; an element lists each stylesheet. */
export function stylesAsText(folder: string): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'styles-as-text',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.endsWith(suffix) || importer === undefined) return undefined
      const name = id.slice(0, -suffix.length)
      const module = join(
        folder,
        'src/css',
        `${name.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '')}.js`,
      )
      files.set(module, createRequire(importer).resolve(name))
      return module
    },
    load(id) {
      const file = files.get(id)
      return file && `export default ${JSON.stringify(compact(readFileSync(file, 'utf8')))}`
    },
  }
}

function compact(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@import [^;]+;/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim()
}
