import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const name = 'virtual:api-reference'

/** A module with the reference of each package as Markdown, generated from the sources. */
export const apiModule: Plugin = {
  name: 'api-reference',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined
    // The demo does not install TypeScript, which reads the sources, and its page has no reference.
    const { apiReference } = await import('./apiReference.ts')
    const packages = readdirSync(join(root, 'packages'))
    const texts = packages.map((folder) => [folder, apiReference(folder)] as const)
    return `export const references = ${JSON.stringify(Object.fromEntries(texts))}`
  },
}
