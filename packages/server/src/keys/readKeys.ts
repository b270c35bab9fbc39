import { createHash } from 'node:crypto'

/** A key as the service stores it: its digest, not the key itself. */
export interface ApiKey {
  /** The name in logs. */
  name: string
  sha256: Buffer
  /** The origins of pages that may use the key; `loopback` is any page on this machine. Empty: any page. */
  origins: readonly string[]
  /** The requests per second in the long run, and the burst. */
  rate: number
  burst: number
}

const defaults = { rate: 50, burst: 100 }

/** Reads keys: `{"keys": [{"name", "key" or "sha256", "origins"?, "rate"?, "burst"?}]}`. An error names the entry, never the key. */
export function readKeys(text: string): ApiKey[] {
  const file = parse(text)
  if (!isRecord(file) || !Array.isArray(file.keys)) {
    throw new Error('the keys must be JSON of the form {"keys": [{"name": …, "key": …}]}')
  }
  const keys = file.keys.map(readKey)
  if (keys.length === 0) throw new Error('there is no key, so that every request would be refused')
  const names = new Set(keys.map(({ name }) => name))
  if (names.size < keys.length) throw new Error('two keys have the same name')
  return keys
}

/** The digest that identifies a key. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

function readKey(entry: unknown, index: number): ApiKey {
  if (!isRecord(entry)) throw new Error(`key ${index + 1} is not an object`)
  const { name = `key ${index + 1}`, key, sha256, origins = [], rate, burst } = entry
  const fail = (what: string): never => {
    throw new Error(`the key "${String(name).slice(0, 50)}" ${what}`)
  }
  if (typeof name !== 'string') return fail('needs a text as name')
  if (!Array.isArray(origins) || !origins.every(isOrigin)) {
    return fail('needs origins such as "https://example.com", or "loopback"')
  }
  return {
    name,
    sha256: readDigest(key, sha256) ?? fail('needs either "key", not empty, or "sha256", in hex'),
    origins,
    rate: readPositive(rate, defaults.rate) ?? fail('needs a rate above zero'),
    burst: readPositive(burst, defaults.burst) ?? fail('needs a burst of at least one'),
  }
}

function readDigest(key: unknown, sha256: unknown): Buffer | undefined {
  if (typeof key === 'string' && key !== '' && sha256 === undefined) return hashKey(key)
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/i.test(sha256) || key !== undefined) return
  const digest = Buffer.from(sha256, 'hex')
  return digest.equals(hashKey('')) ? undefined : digest
}

function readPositive(value: unknown, otherwise: number): number | undefined {
  if (value === undefined) return otherwise
  return typeof value === 'number' && value > 0 && value <= 1e6 ? value : undefined
}

function isOrigin(value: unknown): value is string {
  if (value === 'loopback') return true
  return typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The key of a service without configured keys. It is public, so it is valid only on this machine. */
export const DEMO_KEY = 'demo'

/** The demo key, for pages on this machine. */
export const demoKey: ApiKey = {
  name: 'demo',
  sha256: hashKey(DEMO_KEY),
  origins: ['loopback'],
  rate: 1000,
  burst: 2000,
}

/** True when a page of this origin comes from the same machine. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  )
}
