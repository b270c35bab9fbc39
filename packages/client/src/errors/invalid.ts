import { GeoError } from './GeoError.ts'

/** The error for a call that is wrong as it stands: no request is made of it. */
export function invalid(operation: string, parameter: string, rule: string): GeoError {
  return new GeoError(`\`${parameter}\` must be ${rule}. Nothing was sent.`, {
    kind: 'request',
    operation,
    parameter,
  })
}
