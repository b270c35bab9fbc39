import type { AppEnv } from '@signpost/server'
import type { Hono } from 'hono'
import { here } from './startSmallService.ts'

/** Sends a request for an operation to an app, with the demo key. */
export async function ask(
  app: Hono<AppEnv>,
  operation: string,
  parameters: Record<string, string | undefined>,
  init: RequestInit = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const query = new URLSearchParams({ api_key: 'demo' })
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, value)
  }
  const response = await app.request(`/geo/v2/${operation}/json?${query}`, init)
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  }
}

/** Valid queries of each operation, for the data of one street corner. */
export const goodQueries: Readonly<Record<string, Record<string, string>>> = {
  '/geo/v2/suggestions/json': { search_center: here, query: 'canelones' },
  '/geo/v2/search/json': { search_center: here, query: 'canelones 1203' },
  '/geo/v2/reversegeocode/json': { coordinate: here },
  '/geo/v2/brand_list/json': { country: 'URY' },
  '/geo/v2/category_list/json': {},
  '/geo/v2/directions/json': { origin: here, destination: '-34.9062,-56.1911' },
}
