import { type Area, type Coordinate, isCoordinate } from '../domain/coordinate.ts'
import { InvalidParameter } from '../errors/GeoError.ts'
import type { Connection } from '../transport/connection.ts'

/** Latitude and longitude in decimal, at most 7 digits after the point (a centimeter), never in exponents. */
export function writeCoordinate(name: string, value: Coordinate | undefined): string {
  if (!value || !isCoordinate(value)) {
    throw new InvalidParameter(name, 'a latitude from -90 to 90, a longitude from -180 to 180')
  }
  return `${writeDegrees(value.latitude)},${writeDegrees(value.longitude)}`
}

/** The point to search around. It may be missing only where the service does not need it. */
export function writeNear(
  near: Coordinate | undefined,
  { capabilities }: Connection,
): string | undefined {
  const isOptional = capabilities?.needsCenter === false
  return near || !isOptional ? writeCoordinate('near', near) : undefined
}

function writeDegrees(degrees: number): string {
  return degrees
    .toFixed(7)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')
}

/** The text of a query, trimmed; lone surrogates become U+FFFD when the URL is written. */
export function writeQuery(name: string, value: string): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') throw new InvalidParameter(name, 'a text that is not blank')
  return text
}

export function writeInteger(name: string, value: number, least: number, most: number): string {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new InvalidParameter(name, `a whole number from ${least} to ${most}`)
  }
  return String(value)
}

/** The number of results on a page, lowered to the maximum of the service. */
export function writeLimit(name: string, value: number, most: number): string {
  return writeInteger(name, Math.min(value, most), 1, most)
}

/** The area to restrict results to, in our own parameters, which other services may ignore. */
export function writeArea({ countries, bounds }: Area): Record<keyof Area, string | undefined> {
  return {
    countries: countries?.join(),
    bounds: bounds && [bounds.south, bounds.west, bounds.north, bounds.east].join(),
  }
}

/** Writes an optional parameter. */
export function optional<Value, Rest extends readonly unknown[]>(
  write: (name: string, value: Value, ...rest: Rest) => string,
  name: string,
  value: Value | undefined,
  ...rest: Rest
): string | undefined {
  return value === undefined ? undefined : write(name, value, ...rest)
}
