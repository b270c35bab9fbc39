import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

/** MapLibre with the worker that is shipped with the script. */
const mapLibre = join(root, 'packages/elements/src/script/mapLibre.ts')

/** Removes from the script modules that are unused or can wait, which bundlers cannot detect. */
export const leanModules: Plugin = {
  name: 'lean-modules',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'maplibre-gl' && importer !== mapLibre) return mapLibre
    if (source !== pages || !importer?.endsWith('/modern/query.js')) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}?later`
  },
  load(id) {
    // It preloads stylesheets of chunks, which have none here.
    if (id.includes('vite/preload-helper')) return 'export const __vitePreload = (load) => load()'
    if (id.endsWith('/mutationCache.js')) return noMutations
    if (id.endsWith('/timeoutManager.js')) return timeouts
    if (id.endsWith('/query-core/build/modern/queryClient.js')) return withoutUnused(id)
    if (id.endsWith('/provider/missingClient.ts')) return noClient
    return id.endsWith(`${pages.slice(1)}?later`) ? pagesLater : undefined
  },
  generateBundle(_, bundle) {
    const call = new RegExp(`\\.(${unused.join('|')})\\(`)
    for (const chunk of Object.values(bundle)) {
      const [, name] = (chunk.type === 'chunk' && call.exec(chunk.code)) || []
      if (name) throw new Error(`${chunk.fileName} calls ${name}, which leanModules removes.`)
    }
  },
}

/** Replaces the cache of mutations: the elements only read. The client asks it one thing by itself, when the network is back. */
const noMutations = `export class MutationCache {
  resumePausedMutations() { return Promise.resolve() }
}`

/** Replaces the timers that an app can exchange, which nobody does here, as nobody asks at intervals. */
const timeouts = `export const timeoutManager = {
  setTimeout: (run, wait) => setTimeout(run, wait),
  clearTimeout: (id) => clearTimeout(id),
}
export const systemSetTimeoutZero = (run) => setTimeout(run, 0)`

/** The methods of the client of queries that no element calls, which the build checks: a bundler keeps all methods of a class. */
const unused = [
  ...['isFetching', 'isMutating', 'getQueryData', 'setQueryData', 'setQueriesData'],
  ...['ensureQueryData', 'ensureInfiniteQueryData', 'prefetchQuery', 'prefetchInfiniteQuery'],
  ...['removeQueries', 'resetQueries', 'invalidateQueries', 'refetchQueries', 'infiniteQuery'],
  ...['setDefaultOptions', 'setQueryDefaults', 'setMutationDefaults', 'getMutationDefaults'],
  'defaultMutationOptions',
]

function withoutUnused(file: string): string {
  return unused.reduce(
    (code, name) => {
      const method = new RegExp(`^\\t${name}\\(.*\\) \\{\\n[\\s\\S]*?^\\t\\}\\n`, 'm')
      if (!method.test(code)) throw new Error(`${file} has no method ${name}.`)
      return code.replace(method, '')
    },
    readFileSync(file, 'utf8'),
  )
}

/** Elements without a service show nothing and say so in words of their own. */
const noClient = `export const missingClient = () => new Error('no base-url')`

const pages = './infiniteQueryBehavior.js'

/** Only lists of results are asked for page by page: the code for it comes with the first, as a chunk that shares nothing. */
const pagesLater = `export const infiniteQueryBehavior = (count) => ({
  onFetch(context, query) {
    context.fetchFn = () => import('${pages}?alone').then(({ infiniteQueryBehavior: paged }) => {
      paged(count).onFetch(context, query)
      return context.fetchFn()
    })
  },
})`
