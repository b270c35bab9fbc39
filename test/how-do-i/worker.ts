import { createProxyHandler } from '@signpost/client/proxy'

interface Env {
  readonly GEO_KEY: string
}

export default {
  fetch: (request: Request, env: Env): Promise<Response> =>
    createProxyHandler({ baseUrl: 'https://geo.example', apiKey: env.GEO_KEY })(request),
}
