import type { GeoFetch } from '../fetch/createGeoFetch.ts'

/** Sends a request to an in-memory service, with a key unless the parameters contain another. */
export function ask(
  geoFetch: GeoFetch,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
  init?: RequestInit,
): Promise<Response> {
  const query = new URLSearchParams({ api_key: 'secret-key', ...parameters })
  return geoFetch(`https://geo.example/base/geo/v2/${path}/json?${query}`, init)
}

/** A complete request for each operation, all with results in Montevideo. */
export const goodRequests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  suggestions: { search_center: '-34.9,-56.19', query: 'teatro' },
  search: { search_center: '-34.9,-56.19', query: 'teatro' },
  reversegeocode: { coordinate: '-34.90801,-56.20041' },
  brand_list: { country: 'URY' },
  category_list: {},
  directions: { origin: '-34.90779,-56.20092', destination: '-34.89449,-56.15278' },
}
