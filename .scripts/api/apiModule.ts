import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const name = 'virtual:api-reference'

/** A module with the reference of each package as Markdown, made from the sources: nothing of it is written down. */
export const apiModule: Plugin = {
  name: 'api-reference',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined
    // TypeScript, which reads the sources, is not installed with the demo, whose page has no reference.
    const { apiReference } = await import('./apiReference.ts')
    const packages = readdirSync(join(root, 'packages'))
    const texts = packages.map((folder) => [folder, apiReference(folder)] as const)
    return `export const references = ${JSON.stringify(Object.fromEntries(texts))}`
  },
}
