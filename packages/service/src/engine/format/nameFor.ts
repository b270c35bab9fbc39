import { fold } from '@signpost/client/domain'
import type { AreaRecord, PlaceRecord } from '../../data/record.ts'

/** A name as it is shown, and the name that is used there where that is another one. */
export interface ShownName {
  name: string
  localName?: string
}

/** The name of a record in the reader's language, where the map has it. Whoever types the local name goes on reading that one. */
export function nameFor(
  { name, namesIn }: Pick<PlaceRecord | AreaRecord, 'name' | 'namesIn'>,
  language: string | undefined,
  typed: string,
): ShownName {
  const own = language === undefined ? undefined : namesIn?.[language]
  if (own === undefined || (isTyped(typed, name) && !isTyped(typed, own))) return { name }
  return { name: own, localName: name }
}

/** True when each word that is typed begins one of a name. */
function isTyped(typed: string, name: string): boolean {
  const text = ` ${fold(name)}`
  const words = fold(typed).split(' ').filter(Boolean)
  return words.length > 0 && words.every((word) => text.includes(` ${word}`))
}
