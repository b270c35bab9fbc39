import type { Position } from '@signpost/client/domain'
import { ValhallaFault } from './ValhallaEngine.ts'

/** An object from outside, whose fields have to be checked. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function textsOf(value: unknown): string[] {
  return listOf(value).filter((item): item is string => typeof item === 'string' && item !== '')
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Valhalla writes positions as whole numbers of this many units per degree. */
const UNITS = 1e6

/** Decodes a polyline with six digits. Throws for a truncated one. */
export function decodePolyline(text: string): Position[] {
  const points: Position[] = []
  let latitude = 0
  let longitude = 0
  let index = 0

  function readDelta(): number {
    let value = 0
    for (let shift = 0; shift <= 30; shift += 5) {
      const bits = text.charCodeAt(index++) - 63
      // A missing character is NaN.
      if (!(bits >= 0)) break
      value |= (bits & 31) << shift
      if (bits < 32) return value & 1 ? ~(value >> 1) : value >> 1
    }
    throw new ValhallaFault('the line ends within a number')
  }

  while (index < text.length) {
    latitude += readDelta()
    longitude += readDelta()
    points.push([longitude / UNITS, latitude / UNITS])
  }
  return points
}
