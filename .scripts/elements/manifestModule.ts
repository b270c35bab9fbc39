import type { Plugin } from 'vite'

const name = 'virtual:custom-elements'

/** A module with the elements of the custom elements manifest, so that tests and the catalog need no build. */
export const manifestModule: Plugin = {
  name: 'custom-elements-manifest',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined
    // The demo does not install the analyzer, and its page needs no manifest.
    const { analyzeElements } = await import('./analyzeElements.ts')
    const { elementsIn } = await import('./editorData.ts')
    return `export const elements = ${JSON.stringify(elementsIn(analyzeElements()))}`
  },
}
