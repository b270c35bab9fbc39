import type { Json } from '../domain/place.ts'
import { isRecord } from './record.ts'

const deepest = 8
const mostValues = 500
const longestText = 10_000

/** A copy of somebody's JSON that cannot be too deep, too large, or reach a prototype. What goes beyond is left out. */
export function boundedJson(value: unknown): Json {
  let left = mostValues
  const copy = (from: unknown, depth: number): Json | undefined => {
    if (--left < 0 || depth > deepest) return undefined
    if (typeof from === 'string') return from.slice(0, longestText)
    if (typeof from === 'number') return Number.isFinite(from) ? from : undefined
    if (typeof from === 'boolean' || from === null) return from
    if (Array.isArray(from)) {
      return from.slice(0, left).map((item) => copy(item, depth + 1) ?? null)
    }
    if (!isRecord(from)) return undefined
    const kept: Record<string, Json> = {}
    for (const key in from) {
      if (left <= 0) break
      const part = key === '__proto__' ? undefined : copy(from[key], depth + 1)
      if (part !== undefined) kept[key] = part
    }
    return kept
  }
  return copy(value, 0) ?? null
}
