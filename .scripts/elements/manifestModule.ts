import type { Plugin } from 'vite'
import { analyzeElements } from './analyzeElements.ts'
import { elementsIn } from './editorData.ts'

const name = 'virtual:custom-elements'

/** A module with the elements of the custom elements manifest, so that tests and the catalog need no build. */
export const manifestModule: Plugin = {
  name: 'custom-elements-manifest',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    return `export const elements = ${JSON.stringify(elementsIn(analyzeElements()))}`
  },
}
