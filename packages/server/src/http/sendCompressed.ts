import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { AppEnv } from './AppEnv.ts'

/** A smaller body fits into one packet, so compression gains nothing. */
export const MIN_COMPRESSED_BYTES = 1024
/** A larger body takes more than a millisecond and is compressed by another thread. For a smaller one the transfer costs more. */
const LARGE = 65_536
/** The fastest level compresses an answer to a quarter in about 30 µs. The best level takes ten times as long to save another tenth. */
const fast = { level: constants.Z_BEST_SPEED }

/** Sends a body, compressed for a client that accepts gzip. */
export async function sendCompressed(
  c: Context<AppEnv>,
  body: string | Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Response> {
  c.header('Content-Type', contentType)
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  if (bytes.byteLength < MIN_COMPRESSED_BYTES || !acceptsGzip(c)) return c.body(body)
  c.header('Content-Encoding', 'gzip')
  return c.body(
    bytes.byteLength < LARGE ? gzipSync(bytes, fast) : await promisify(gzip)(bytes, fast),
  )
}

/** True when a client accepts gzip. */
export function acceptsGzip(c: Context<AppEnv>): boolean {
  const accepted = c.req.header('accept-encoding') ?? ''
  return /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)
}
