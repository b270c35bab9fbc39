import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { root } from '../root.ts'
import { scriptConfig } from './scriptConfig.ts'

const folder = join(root, '.cache/packed-script')
const name = '\0packed-script'
/** The modules by which tests define the elements and enhance inputs. */
const replaced = /\/(defineElements|enhanceInputs)\.ts$/

let built: Promise<unknown> | undefined

/** Replaces the sources of the elements in tests with the published script, built once per run. */
export const packedScript: Plugin = {
  name: 'packed-script',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    replaced.test(source) && /\/elements\/test\/|\.test\.ts$/.test(importer) ? name : undefined,
  async load(id) {
    if (id !== name) return undefined
    built ??= build(scriptConfig(folder))
    await built
    const file = (path: string): string => JSON.stringify(join(folder, path))
    return `await import(${file('signpost.js')})
await customElements.whenDefined('signpost-search')
await import(${file('more.js')})
export const defineElements = () => true
export const enhanceInputs = () => {}`
  },
}
