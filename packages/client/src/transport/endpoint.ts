import { attempt } from '../attempt.ts'
import { invalid } from '../errors/GeoError.ts'

export interface Bases {
  readonly baseUrl: string
  readonly serverBaseUrl?: string | undefined
}

const path = /^\/(?![/\\])[^?#\\]*$/
const absolute = /^https?:\/\/[^/?#@\\]+(\/[^?#\\]*)?$/i

const rule = 'an absolute http(s) URL or a path, without credentials or query'

/** Refuses an invalid base URL when the connection is created, not at its first use. */
export function checkBases({ baseUrl, serverBaseUrl = baseUrl }: Bases): void {
  for (const [parameter, base] of Object.entries({ baseUrl, serverBaseUrl })) {
    if (!isAbsolute(base) && !(base === baseUrl && path.test(base)))
      throw invalid('createConnection', parameter, rule)
  }
}

/** True for an absolute URL without credentials and query. React Native has no `URL.canParse`. */
export function isAbsolute(base: string): boolean {
  return absolute.test(base) && !!attempt(() => new URL(base))
}

/** The URL of an operation. On a server `serverBaseUrl` takes precedence, and a relative path is invalid. */
export function endpoint(
  { baseUrl, serverBaseUrl = baseUrl }: Bases,
  operationPath: string,
  operation: string,
): URL {
  const page = globalThis.location?.href
  const base = page === undefined ? serverBaseUrl : baseUrl
  if (page === undefined && path.test(base)) {
    throw invalid(operation, 'serverBaseUrl', 'set on a server: `baseUrl` is a path')
  }
  return new URL(`${base.replace(/\/+$/, '')}/geo/v2/${operationPath}/json`, page)
}
