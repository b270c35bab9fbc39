import type { FoundRecord } from '../../PlaceStore.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { Candidate } from './candidates.ts'
import type { Search } from './Search.ts'
import { weights } from './weights.ts'

/** Terms whose places are added. */
const MOST_TERMS = 3
/** Fewer letters begin too many kinds to mean one; a letter of Chinese is a word. */
const SHORTEST = 2
const SHORTEST_BEGINNING = 4
/** Terms whose score is lower than the best by more than this are not what is meant. */
const CLOSE = 1.2
/** The number of places of a term that is named, of one that is begun, and for a search. */
const MOST_PLACES = { named: 30, begun: 4, search: 100 } as const
/** Meters beyond which a place of a kind is no answer. */
const FARTHEST = 60_000

/** A heading of the catalog has so many kinds under it that its places say little. */
export function isHeading(record: FoundRecord | null): boolean {
  return record?.kind === 'term' && record.term === 'category' && !record.code.includes('/')
}

/** Adds the nearest places of the categories and brands that the text names or begins: `pharmacy` finds them whatever their names are. */
export function fillWithPlaces({ candidates, reader, center, purpose, query }: Search): void {
  if (purpose === 'geocode' || query.words.every(({ text }) => text.length < SHORTEST)) return
  const isShort = query.words.every(({ text: typed }) => typed.length < SHORTEST_BEGINNING)
  const terms = candidates
    .values()
    .filter(({ doc, isWhole }) => doc.kind === kindCodes.term && isWhole)
    .sort((a, b) => b.score - a.score)
  const best = terms[0]?.score ?? 0
  const close = terms.filter(({ score }) => score >= best - CLOSE)
  const exact = close.filter(({ doc }) => !isHeading(reader.records.ofDoc(doc.id)))
  for (const term of (exact.length > 0 ? exact : close).slice(0, MOST_TERMS)) addPlaces(term)

  function addPlaces({ doc, text, isWholeName: isNamed }: Candidate): void {
    const record = reader.records.ofDoc(doc.id)
    if (record?.kind !== 'term') return
    if (!isNamed && isShort) return
    const most = isNamed ? MOST_PLACES.named : MOST_PLACES.begun
    const places = reader.nearestPlaces(
      { term: record.term, code: record.code, center },
      purpose === 'search' ? MOST_PLACES.search : most,
      FARTHEST,
    )
    candidates.addAs(
      places.map((place) => place.doc),
      text * (isNamed ? weights.member : weights.memberBegun),
      { reading: `places of ${record.code}`, isMember: record.term },
    )
  }
}
