import type { Plugin } from 'vite'

/** Removes from the script modules that are unused, which bundlers cannot detect. */
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

/** Replaces the cache of mutations: the elements only read. The client asks it one question: whether there are any. */
const noMutations = `export class MutationCache {
  getAll() { return [] }
  findAll() { return [] }
  find() {}
  clear() {}
  resumePausedMutations() { return Promise.resolve() }
}`
