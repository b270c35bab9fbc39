import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type AppEnv, acceptsGzip, MIN_COMPRESSED_BYTES } from '@signpost/server'
import type { Context } from 'hono'

type Bytes = Uint8Array<ArrayBuffer>

interface FixedAnswer {
  plain: Bytes
  /** The compressed bytes; undefined when compression gains nothing. */
  compressed: Bytes | undefined
  etag: string
}

/** The number of cached answers. A client could cause more, for example with other host names. */
const MOST = 32

/** JSON answers that do not change. Each is serialized and compressed once, and every client gets the same bytes. */
export class FixedAnswers {
  readonly #answers = new Map<string, Promise<FixedAnswer>>()

  /** Sends the answer with a name. It is built when it is not cached. */
  async send(c: Context<AppEnv>, name: string, make: () => unknown): Promise<Response> {
    const { plain, compressed, etag } = await this.#find(name, make)
    // The tag is weak, because the same answer is sent compressed and uncompressed.
    c.header('ETag', `W/${etag}`)
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
    c.header('Content-Type', 'application/json')
    if (compressed === undefined || !acceptsGzip(c)) return c.body(plain)
    c.header('Content-Encoding', 'gzip')
    return c.body(compressed)
  }

  #find(name: string, make: () => unknown): Promise<FixedAnswer> {
    const found = this.#answers.get(name) ?? makeAnswer(make)
    // Reinserting the answer makes it the most recent.
    this.#answers.delete(name)
    this.#answers.set(name, found)
    found.catch(() => this.#answers.delete(name))
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > MOST && oldest !== undefined) this.#answers.delete(oldest)
    return found
  }
}

async function makeAnswer(make: () => unknown): Promise<FixedAnswer> {
  const plain = Buffer.from(JSON.stringify(await make()))
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const isSmall = plain.byteLength < MIN_COMPRESSED_BYTES
  return { plain, compressed: isSmall ? undefined : await promisify(gzip)(plain), etag }
}
