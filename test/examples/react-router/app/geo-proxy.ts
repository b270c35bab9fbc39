import { createProxyHandler } from '@signpost/client/proxy'

const proxy = createProxyHandler({
  baseUrl: process.env.GEO_URL ?? 'http://127.0.0.1:8080',
  apiKey: () => process.env.GEO_KEY ?? 'demo',
})

/** Answers the browser from the service and adds the key, so that no page contains it. */
export const loader = ({ request }: { request: Request }): Promise<Response> => proxy(request)
