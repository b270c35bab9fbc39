import { fold } from '@signpost/client/domain'
import type { Match } from '../../src/engine/PlaceStore.ts'

/** True for an area that has a name with all words of the expected one, or one whose words are all in it: `Freiburg` for `Freiburg im Breisgau`. */
export function isCalled({ record }: Match, expected: string): boolean {
  if (record.kind !== 'area') return false
  const wanted = wordsOf(expected)
  const names = [record.name, record.localName ?? '', ...record.otherNames]
  return [...names, ...Object.values(record.namesIn ?? {})].some((name) => {
    const own = wordsOf(name)
    return own.size > 0 && (own.isSubsetOf(wanted) || wanted.isSubsetOf(own))
  })
}

function wordsOf(name: string): Set<string> {
  return new Set(fold(name).match(/[\p{L}\p{M}\p{N}]+/gu))
}
