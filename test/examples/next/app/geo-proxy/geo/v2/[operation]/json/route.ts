import { geo } from '../../geo.ts'

/** What the browser asks goes through here, where the key is added: no page has it. */
export function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('api_key', process.env.GEO_KEY ?? 'demo')
  const path = pathname.replace('/geo-proxy', '')
  return fetch(`${geo.serverBaseUrl}${path}?${searchParams}`, { signal: request.signal })
}
