import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

/** MapLibre with the worker that is shipped with the script. */
const mapLibre = join(root, 'packages/elements/src/script/mapLibre.ts')
/** The part of Preact that downshift uses. */
const hooks = join(root, 'packages/elements/src/script/preact/hooks.ts')

/** Removes unused or deferrable modules from the script, which bundlers cannot detect. */
export const leanModules: Plugin = {
  name: 'lean-modules',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'maplibre-gl' && importer !== mapLibre) return mapLibre
    if (source === 'preact/compat' && importer?.endsWith('/internals/combobox.ts')) return hooks
    if (source !== pages || !importer?.endsWith('/modern/query.js')) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}?later`
  },
  load(id) {
    // It preloads the stylesheets of chunks, and these chunks have none.
    if (id.includes('vite/preload-helper')) return 'export const __vitePreload = (load) => load()'
    if (id.endsWith('/mutationCache.js')) return noMutations
    if (id.endsWith('/timeoutManager.js')) return timeouts
    if (id.endsWith('/provider/missingClient.ts')) return noClient
    return id.endsWith(`${pages.slice(1)}?later`) ? pagesLater : undefined
  },
}

/** Replaces the mutation cache, because the elements only read. The client calls it only when the network is back. */
const noMutations = `export class MutationCache {
  resumePausedMutations() { return Promise.resolve() }
}`

/** Replaces the exchangeable timers, which no element exchanges or uses for intervals. */
const timeouts = `export const timeoutManager = {
  setTimeout: (run, wait) => setTimeout(run, wait),
  clearTimeout: (id) => clearTimeout(id),
}
export const systemSetTimeoutZero = (run) => setTimeout(run, 0)`

/** Replaces the error for a missing client: elements without a service show nothing, and have their own message. */
const noClient = `export const missingClient = () => new Error('no base-url')`

const pages = './infiniteQueryBehavior.js'

/** Defers the code for paged queries, which only lists of results need, to a chunk that shares no code. */
const pagesLater = `export const infiniteQueryBehavior = (count) => ({
  onFetch(context, query) {
    context.fetchFn = () => import('${pages}?alone').then(({ infiniteQueryBehavior: paged }) => {
      paged(count).onFetch(context, query)
      return context.fetchFn()
    })
  },
})`
