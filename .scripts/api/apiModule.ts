import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'
import { apiReference } from './apiReference.ts'

const name = 'virtual:api-reference'

/** A module with the reference of each package as Markdown, made from the sources: nothing of it is written down. */
export const apiModule: Plugin = {
  name: 'api-reference',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    const packages = readdirSync(join(root, 'packages'))
    const texts = packages.map((folder) => [folder, apiReference(folder)] as const)
    return `export const references = ${JSON.stringify(Object.fromEntries(texts))}`
  },
}
