import { attempt } from '../attempt.ts'
import type { Json } from '../domain/place.ts'

const longest = 20_000

/** A copy of untrusted JSON without `__proto__`; null when it is too long or too deep to be stored. */
export function boundedJson(value: unknown): Json {
  return attempt(() => copy(JSON.stringify(value))) ?? null
}

function copy(text: string): Json {
  if (text.length > longest) return null
  // A reviver costs more than the parsing, and is rarely needed.
  return JSON.parse(text, text.includes('__proto__') ? withoutPrototype : undefined)
}

function withoutPrototype(key: string, value: Json): Json | undefined {
  return key === '__proto__' ? undefined : value
}
