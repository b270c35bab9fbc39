import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { workspacePackages } from './packages.ts'

/** The modules that are written from the sources, so that tests and the catalog need no build. Their writers are imported only when they are needed, because the demo does not install TypeScript. */
const modules: Readonly<Record<string, () => Promise<string>>> = {
  // The reference of each package as Markdown.
  'virtual:api-reference': async () => {
    const { apiReference } = await import('./api/apiReference.ts')
    const packages = workspacePackages().map(({ folder }) => basename(folder))
    const texts = packages.map((name) => [name, apiReference(name)] as const)
    return `export const references = ${JSON.stringify(Object.fromEntries(texts))}`
  },
  // The props of each component.
  'virtual:component-props': async () => {
    const { componentFiles, propsOf } = await import('./catalog/propsOf.ts')
    const names = [...componentFiles().keys()]
    const props = names.map((name) => [name, propsOf(name)?.props ?? []] as const)
    return `export const propsByComponent = ${JSON.stringify(Object.fromEntries(props))}`
  },
  // The elements of the custom elements manifest.
  'virtual:custom-elements': async () => {
    const { analyzeElements } = await import('./elements/analyzeElements.ts')
    const { elementsIn } = await import('./elements/editorData.ts')
    return `export const elements = ${JSON.stringify(elementsIn(analyzeElements()))}`
  },
}

export const virtualModules: Plugin = {
  name: 'virtual-modules',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.slice(1)]?.(),
}
