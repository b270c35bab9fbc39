import { kindCodes } from '../layout/kinds.ts'
import type { FoundRecord } from '../PlaceStore.ts'
import { type Plan, together } from '../Plan.ts'
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
export function* fillWithPlaces({
  candidates,
  reader,
  center,
  purpose,
  query,
}: Search): Plan<void> {
  if (purpose === 'geocode' || query.words.every(({ text }) => text.length < SHORTEST)) return
  const isShort = query.words.every(({ text: typed }) => typed.length < SHORTEST_BEGINNING)
  const terms = candidates
    .values()
    .filter(({ doc, isWhole }) => doc.kind === kindCodes.term && isWhole)
    .sort((a, b) => b.score - a.score)
  const best = terms[0]?.score ?? 0
  const close = terms.filter(({ score }) => score >= best - CLOSE)
  const records = yield* reader.records(close.map(({ doc }) => doc.id))
  const known = close.map((term, index) => ({ term, record: records[index] ?? null }))
  const exact = known.filter(({ record }) => !isHeading(record))
  const meant = (exact.length > 0 ? exact : known).slice(0, MOST_TERMS)
  const found = yield* together(meant.map(({ term, record }) => placesOf(term, record)))
  for (const [index, { term, record }] of meant.entries()) {
    if (record?.kind !== 'term') continue
    const places = found[index] ?? []
    yield* candidates.addAs(
      places.map(({ doc }) => doc),
      term.text * (term.isWholeName ? weights.member : weights.memberBegun),
      { reading: `places of ${record.code}`, isMember: record.term },
    )
  }

  function* placesOf(
    { isWholeName: isNamed }: Candidate,
    record: FoundRecord | null,
  ): Plan<{ doc: number }[]> {
    if (record?.kind !== 'term' || (!isNamed && isShort)) return []
    const most = isNamed ? MOST_PLACES.named : MOST_PLACES.begun
    return yield* reader.nearestPlaces(
      { term: record.term, code: record.code, center },
      purpose === 'search' ? MOST_PLACES.search : most,
      FARTHEST,
    )
  }
}
