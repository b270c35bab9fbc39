import type { WirePlace } from '@signpost/client/wire'
import { fieldsOf, textOf } from './fields.ts'

/** The content of a `search_filter`: the provider's id of a place, with the session in which it was suggested, or the place itself. */
export interface Filter {
  readonly id?: string | undefined
  readonly session?: string | undefined
  readonly place?: WirePlace | undefined
}

const MOST_LETTERS = 4000

/** The opaque value of a suggestion, with the name of the adapter before it. */
export function writeFilter(name: string, filter: Filter): string {
  const bytes = new TextEncoder().encode(JSON.stringify(filter))
  const letters = btoa(String.fromCharCode(...bytes))
  return `${name}:${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The filter that an adapter of this name wrote; undefined for any other text. */
export function readFilter(name: string, text: string): Filter | undefined {
  if (!text.startsWith(`${name}:`) || text.length > MOST_LETTERS) return undefined
  try {
    const letters = text
      .slice(name.length + 1)
      .replaceAll('-', '+')
      .replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    const { id, session, place } = fieldsOf(JSON.parse(new TextDecoder().decode(bytes)))
    return { id: textOf(id), session: textOf(session), place: place ? fieldsOf(place) : undefined }
  } catch {
    return undefined
  }
}
