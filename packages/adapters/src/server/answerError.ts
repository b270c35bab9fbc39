import { ProtocolError } from '@signpost/client/protocol'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './AppEnv.ts'
import { clientLeft, internal } from './failures.ts'

/** Turns whatever was thrown into an answer in the one shape of errors. */
export function answerError(thrown: unknown, c: Context<AppEnv>): Response {
  const error = toProtocolError(thrown)
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
  c.header('Cache-Control', 'no-store')
  return c.json(error.body, error.status as ContentfulStatusCode)
}

function toProtocolError(thrown: unknown): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return clientLeft()
  return internal()
}
