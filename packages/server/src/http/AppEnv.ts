import type { HttpBindings } from '@hono/node-server'

/** The variables of a request on its way through the app. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The path as it was declared, for logs and metrics. */
    route?: string
    /** The kind of the query: one of a few words. */
    kind?: string
    /** Name of the key. */
    key?: string
    /** The code of the error that it is answered with. */
    code?: string
    /** True when nothing was found. */
    isEmpty?: boolean
    /** True when its answer was made for a request before. */
    isCached?: boolean
    /** The search itself, which only `--log-queries` may write down. */
    search?: unknown
  }
}
