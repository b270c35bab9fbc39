import { type HttpHandler, HttpResponse, http } from 'msw'
import { createGeoFetch, type GeoFetch } from '../fetch/createGeoFetch.ts'

export interface GeoHandlersOptions {
  /** The URL before `/geo/v2/`. Default: any. */
  readonly baseUrl?: string
  /** The in-memory service. Pass your own to change its scenarios and to read its calls. */
  readonly geoFetch?: GeoFetch
}

/** Handlers for MSW that answer the whole interface. */
export function geoHandlers({
  baseUrl = '*',
  geoFetch = createGeoFetch(),
}: GeoHandlersOptions = {}): HttpHandler[] {
  const url = `${baseUrl.replace(/\/+$/, '')}/geo/v2/:operation/json`
  return [
    http.all(url, async ({ request }) => {
      try {
        return await geoFetch(request)
      } catch {
        // MSW would turn a thrown error into a 500, but a page must see a failed connection.
        return HttpResponse.error()
      }
    }),
  ]
}
