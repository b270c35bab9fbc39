import { timingSafeEqual } from 'node:crypto'
import { unauthorized } from '@signpost/client/protocol'
import { ServiceError } from '../http/ServiceError.ts'
import { type ApiKey, hashKey, isLoopbackOrigin } from './readKeys.ts'
import { TokenBucket } from './TokenBucket.ts'

/** Takes a request from a rate that several processes share. Returns zero when the request may pass, or the seconds until one may. Undefined when the other processes are unreachable, so that this one counts alone. */
export type TakeShared = (key: ApiKey) => Promise<number | undefined> | number | undefined

/** The accepted API keys. */
export class KeyRing {
  #keys: readonly ApiKey[]
  #takeShared: TakeShared = () => undefined
  #buckets = new Map<string, TokenBucket>()

  constructor(keys: readonly ApiKey[]) {
    this.#keys = keys
  }

  /** Replaces the keys. A remaining key keeps its request count. */
  replace(keys: readonly ApiKey[]): void {
    const stay = new Set(keys.map(bucketName))
    this.#keys = keys
    this.#buckets = new Map([...this.#buckets].filter(([name]) => stay.has(name)))
  }

  /** Counts requests with other processes from now on. */
  share(take: TakeShared): void {
    this.#takeShared = take
  }

  /** The name of the key of a request. Throws the error to answer with. A missing, an empty, a repeated and a wrong key all take the same time. */
  admit(presented: readonly string[], origin: string | undefined): string | Promise<string> {
    const key = this.#find(presented.length === 1 ? (presented[0] ?? '') : '')
    if (key === undefined) throw unauthorized()
    if (!allows(key, origin)) throw wrongOrigin()
    const taken = this.#takeShared(key)
    return taken instanceof Promise
      ? taken.then((seconds) => this.#pass(key, seconds))
      : this.#pass(key, taken)
  }

  #pass(key: ApiKey, taken: number | undefined): string {
    const seconds = taken ?? this.#bucketOf(key).take()
    if (seconds > 0) throw rateLimited(seconds)
    return key.name
  }

  #find(presented: string): ApiKey | undefined {
    const digest = hashKey(presented)
    // Every key is compared, because stopping at the first match would reveal its position in the list.
    return this.#keys.filter(({ sha256 }) => timingSafeEqual(sha256, digest))[0]
  }

  #bucketOf(key: ApiKey): TokenBucket {
    const name = bucketName(key)
    const bucket = this.#buckets.get(name) ?? new TokenBucket(key.rate, key.burst)
    this.#buckets.set(name, bucket)
    return bucket
  }
}

function bucketName({ sha256, rate, burst }: ApiKey): string {
  return `${sha256.toString('hex')} ${rate} ${burst}`
}

/** True when a key allows an origin. Browsers send the page's origin with every cross-origin request, so a request without it is not from another origin's page. */
function allows({ origins }: ApiKey, origin: string | undefined): boolean {
  if (origin === undefined || origins.length === 0) return true
  return origins.includes(origin) || (origins.includes('loopback') && isLoopbackOrigin(origin))
}

function wrongOrigin(): ServiceError {
  return new ServiceError(
    403,
    'origin_not_allowed',
    'This key is not valid for pages of this origin. The operator of the service can allow the origin.',
    { parameter: 'api_key' },
  )
}

function rateLimited(seconds: number): ServiceError {
  return new ServiceError(
    429,
    'rate_limited',
    `This key has made too many requests: try again in ${seconds} s.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}
