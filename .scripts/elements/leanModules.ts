import type { Plugin } from 'vite'

/** Leaves out of the script what bundlers cannot see that nothing needs. */
export const leanModules: Plugin = {
  name: 'lean-modules',
  enforce: 'pre',
  load(id) {
    // It preloads stylesheets of chunks, which have none here.
    if (id.includes('vite/preload-helper')) return 'export const __vitePreload = (load) => load()'
    if (id.endsWith('/mutationCache.js')) return noMutations
    return undefined
  },
  transform(code, id) {
    if (!id.includes('/downshift/')) return undefined
    return (
      code
        // These writes alone keep two thirds of it, of which the search box uses one hook.
        .replaceAll(/^(?!useCombobox)\w+\.stateChangeTypes = .*$/gm, '')
        // The search box scrolls in its own way, and a compiler has checked the types.
        .replace(/^import \{ compute \} from .*$/m, 'const compute = () => []')
        .replace(/^import PropTypes from .*$/m, shim)
        .replaceAll(/^var (propTypes\S*|dropdownPropTypes) = [\s\S]*?^\}\)?;$/gm, 'var $1 = {};')
        // Every React that it may stand on has `useId`.
        .replaceAll(/typeof reactUseId\S* === 'function' \? (\S+) : \S+;/g, '$1;')
    )
  },
}

const shim = 'const type = () => type; const PropTypes = new Proxy(type, { get: () => type })'

/** The elements only read. What a cache of writes is asked by the client that keeps one: whether there are any. */
const noMutations = `export class MutationCache {
  getAll() { return [] }
  findAll() { return [] }
  find() {}
  clear() {}
  resumePausedMutations() { return Promise.resolve() }
}`
