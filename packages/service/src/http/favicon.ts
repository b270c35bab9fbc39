import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppEnv } from '@signpost/server'
import type { Handler } from 'hono'

const icon = join(import.meta.dirname, 'favicon.svg')

/** Answers the icon that browsers request for a page without one, and for an answer that is opened in a tab. */
export function favicon(): Handler<AppEnv> {
  const body = readFileSync(icon, 'utf8')
  return (c) => {
    c.header('Cache-Control', 'public, max-age=86400')
    return c.body(body, 200, { 'Content-Type': 'image/svg+xml' })
  }
}
