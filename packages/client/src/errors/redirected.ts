import { GeoError } from './GeoError.ts'

/** The error for a redirect. A browser does not say which status it had. */
export function redirected(operation: string, status: number | undefined): GeoError {
  return new GeoError(
    `${operation}: the service answered with a redirect, which is not followed because it could carry the API key elsewhere. Set \`baseUrl\` to the address it leads to.`,
    { kind: 'service', operation, status },
  )
}
