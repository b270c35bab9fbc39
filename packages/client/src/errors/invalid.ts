import { GeoError } from './GeoError.ts'

/** The error for an invalid call, for which no request is sent. */
export function invalid(operation: string, parameter: string, rule: string): GeoError {
  return new GeoError(`\`${parameter}\` must be ${rule}. Nothing was sent.`, {
    kind: 'request',
    operation,
    parameter,
  })
}
