import type { Plugin } from 'vite'

/** Removes from the script what bundlers cannot see that nothing needs. */
export const leanModules: Plugin = {
  name: 'lean-modules',
  enforce: 'pre',
  load(id) {
    // It preloads stylesheets of chunks, which have none here.
    if (id.includes('vite/preload-helper')) return 'export const __vitePreload = (load) => load()'
    if (id.endsWith('/mutationCache.js')) return noMutations
    return undefined
  },
}

/** The elements only read. What a cache of writes is asked by the client that keeps one: whether there are any. */
const noMutations = `export class MutationCache {
  getAll() { return [] }
  findAll() { return [] }
  find() {}
  clear() {}
  resumePausedMutations() { return Promise.resolve() }
}`
