import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

/** The modules with what the sources say. What reads the sources is imported only when it is needed: the demo does not install TypeScript. */
const modules: Readonly<Record<string, () => Promise<string>>> = {
  // The reference of each package as Markdown.
  'virtual:api-reference': async () => {
    const { apiReference } = await import('./apiReference.ts')
    const packages = readdirSync(join(root, 'packages'))
    const texts = packages.map((folder) => [folder, apiReference(folder)] as const)
    return `export const references = ${JSON.stringify(Object.fromEntries(texts))}`
  },
  // The props of each component.
  'virtual:component-props': async () => {
    const { componentFiles, propsOf } = await import('../catalog/propsOf.ts')
    const names = [...componentFiles().keys()]
    const props = names.map((name) => [name, propsOf(name)?.props ?? []] as const)
    return `export const propsByComponent = ${JSON.stringify(Object.fromEntries(props))}`
  },
}

export const apiModule: Plugin = {
  name: 'api-reference',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.slice(1)]?.(),
}
