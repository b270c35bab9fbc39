import { attempt } from '@signpost/client/internal/attempt.js'
import type { WirePlace } from '@signpost/client/wire'
import type { Draft } from './GeocodingResult.ts'

/** The opaque value of a suggestion: the name of the adapter, and the provider's id of the place or the place itself. */
export function writeFilter(name: string, content: string | Draft<WirePlace>): string {
  return `${name}:${JSON.stringify(content)}`
}

/** The content of a filter that the adapter with this name wrote; undefined for any other text. */
export function readFilter(name: string, text: string): unknown {
  const start = `${name}:`
  return text.startsWith(start) ? attempt(() => JSON.parse(text.slice(start.length))) : undefined
}
