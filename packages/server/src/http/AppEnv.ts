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
    /** The search itself, which only `--log-queries` may write down. */
    search?: unknown
  }
}
