import type { HttpBindings } from '@hono/node-server'

/** The variables of a request inside the app. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The path as it was declared, for logs and metrics. */
    route?: string
    /** The kind of the query: one of a few words. */
    kind?: string
    /** The name of the key. */
    key?: string
    /** The code of the error in the answer. */
    code?: string
    /** True when nothing was found. */
    isEmpty?: boolean
    /** True when the answer comes from the cache. */
    isCached?: boolean
    /** The search itself, which is logged only with `--log-queries`. */
    search?: unknown
  }
}
