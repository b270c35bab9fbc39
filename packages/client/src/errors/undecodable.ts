import { GeoError } from './GeoError.ts'

/** The error for a success whose body cannot be used: it is not "no results". */
export function undecodable(operation: string, what: string): GeoError {
  return new GeoError(
    `${operation}: the body of the answer ${what}, so nothing is known. Check that \`baseUrl\` leads to a /geo/v2/ service and not to a page in front of it.`,
    { kind: 'decode', operation },
  )
}
