import { fold } from '@signpost/client/domain'
import type { IntersectionRecord } from '../../data/record.ts'

/** A displayed name, and the local name if it differs. */
export interface ShownName {
  name: string
  localName?: string
}

/** The names of a record. */
interface Names {
  name: string
  namesIn?: Readonly<Record<string, string>>
  /** The local name, if it differs from `name`. */
  localName?: string
}

/** The name of a record in the reader's language, if the map has it. A user who types the local name gets the local name. */
export function nameFor(
  { name, namesIn, localName = name }: Names,
  language: string | undefined,
  typed: string,
): ShownName {
  if (language === undefined) return { name }
  const own = namesIn?.[language] ?? name
  if (own === localName || (isTyped(typed, localName) && !isTyped(typed, own))) {
    return { name: localName }
  }
  return { name: own, localName }
}

/** The names of two crossing streets, each in the reader's language if the map has it. */
export function crossingFor(
  { streets, namesIn = [{}, {}] }: Pick<IntersectionRecord, 'streets' | 'namesIn'>,
  language: string | undefined,
  typed: string,
): ShownName {
  const own = streets.map((street, index) => namesIn[index]?.[language ?? ''] ?? street)
  const names = language === undefined ? {} : { [language]: crossing(own) }
  return nameFor({ name: crossing(streets), namesIn: names }, language, typed)
}

/** The names of two crossing streets on one line. */
export function crossing(streets: readonly string[]): string {
  return streets.join(' & ')
}

/** True when each typed word is the beginning of a word of a name. */
function isTyped(typed: string, name: string): boolean {
  const text = ` ${fold(name)}`
  const words = fold(typed).split(' ').filter(Boolean)
  return words.length > 0 && words.every((word) => text.includes(` ${word}`))
}
