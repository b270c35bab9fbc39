import { GeoError } from './GeoError.ts'

/** The error for an invalid call: no request is sent for it. */
export function invalid(operation: string, parameter: string, rule: string): GeoError {
  return new GeoError(`\`${parameter}\` must be ${rule}. Nothing was sent.`, {
    kind: 'request',
    operation,
    parameter,
  })
}
