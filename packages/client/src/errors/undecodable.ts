import { GeoError } from './GeoError.ts'

/** The error for a success whose body cannot be used: it is not "no results". */
export function undecodable(operation: string): GeoError {
  return new GeoError(`the answer is not one of this operation. Check \`baseUrl\`.`, {
    kind: 'decode',
    operation,
  })
}
