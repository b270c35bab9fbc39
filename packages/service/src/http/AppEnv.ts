import type { HttpBindings } from '@hono/node-server'

/** What travels with a request through the app. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The path as it was declared, for logs and metrics. */
    route?: string
    /** What sort of query it was: one of a few words. */
    kind?: string
    /** Name of the key. */
    key?: string
    /** The search itself, which only `--log-queries` may write down. */
    search?: unknown
  }
}
