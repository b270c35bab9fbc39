import type { AppEnv } from '@signpost/adapters/server'
import type { Hono } from 'hono'

/** Asks an operation of an app, with the demo key. */
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
