import type { Match } from '../../src/engine/PlaceStore.ts'
import { tokensOf } from '../../src/engine/text/tokens.ts'

/** True for an area that has a name with all words of the expected one, or one whose words are all in it: `Freiburg` for `Freiburg im Breisgau`. */
export function isCalled({ record }: Match, expected: string): boolean {
  if (record.kind !== 'area') return false
  const wanted = new Set(tokensOf(expected))
  const names = [record.name, record.localName ?? '', ...record.otherNames]
  return [...names, ...Object.values(record.namesIn ?? {})].some((name) => {
    const own = new Set(tokensOf(name))
    return own.size > 0 && (isIn(own, wanted) || isIn(wanted, own))
  })
}

function isIn(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].every((word) => others.has(word))
}
