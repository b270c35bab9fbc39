import { GeoError } from './GeoError.ts'

/** The error for a request that got no answer. What `fetch` threw may hold the address and so the key: it is not passed on. */
export function unreachable(operation: string): GeoError {
  return new GeoError(
    `no answer, or a broken one. Check the network, \`baseUrl\`, and in a browser CORS and \`connect-src\`.`,
    { kind: 'network', operation },
  )
}
