import { GeoError } from '../errors/GeoError.ts'

export interface Bases {
  readonly baseUrl: string
  readonly serverBaseUrl?: string | undefined
}

/** Refuses a base that no request could be built on, when the connection is made rather than at its first use. */
export function checkBases({ baseUrl, serverBaseUrl }: Bases): void {
  if (!isPath(baseUrl) && !isOrigin(baseUrl)) {
    throw badBase('baseUrl', 'an absolute http(s) address or, in a browser, a path such as `/api`')
  }
  if (serverBaseUrl !== undefined && !isOrigin(serverBaseUrl)) {
    throw badBase('serverBaseUrl', 'an absolute http(s) address')
  }
}

/** The address of an operation. On a server `serverBaseUrl` comes first, and a path has no origin to stand on. */
export function endpoint({ baseUrl, serverBaseUrl }: Bases, path: string, operation: string): URL {
  const page = globalThis.location?.href
  const base = page === undefined ? (serverBaseUrl ?? baseUrl) : baseUrl
  if (page === undefined && isPath(base)) {
    throw new GeoError(
      `${operation}: \`baseUrl\` is the path "${base}", and outside a browser there is no page to resolve it against. Set \`serverBaseUrl\` to the absolute address; answers are cached under \`baseUrl\` on both sides.`,
      { kind: 'request', operation, parameter: 'serverBaseUrl' },
    )
  }
  return new URL(`${base.replace(/\/+$/, '')}/geo/v2/${path}/json`, page)
}

function isPath(base: string): boolean {
  return /^\/(?![/\\])[^?#\\]*$/.test(base)
}

function isOrigin(base: string): boolean {
  const url = URL.canParse(base) ? new URL(base) : undefined
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === ''
  )
}

function badBase(parameter: string, rule: string): GeoError {
  return new GeoError(
    `createConnection: \`${parameter}\` must be ${rule}, without credentials, query or fragment. It is what stands before \`/geo/v2/\`.`,
    { kind: 'request', operation: 'createConnection', parameter },
  )
}
