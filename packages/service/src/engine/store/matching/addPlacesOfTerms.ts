import type { QueryWord } from '../../text/queryWords.ts'
import type { Search } from './Search.ts'

/** A text that matches the name of a category or brand at least so well means all its places. */
const MEANT = 0.97
/** Terms whose places are added, and how many of each. */
const MOST_TERMS = 3
const MOST_PLACES = 100

/** Adds the places of the categories and brands that a text names: `pharmacy` finds them whatever their names are. */
export function addPlacesOfTerms(search: Search, words: readonly QueryWord[]): void {
  const { docFinder, candidates, reader, center } = search
  const terms = docFinder
    .findTerms(words)
    .flatMap((id) => candidates.rate(id, words) ?? [])
    .filter(({ text }) => text >= MEANT)
    .sort((a, b) => b.score - a.score)
  for (const { doc, text } of terms.slice(0, MOST_TERMS)) {
    const record = reader.records.ofDoc(doc.id)
    if (record?.kind !== 'term') continue
    const places = reader.nearestPlaces(
      { term: record.term, code: record.code, center },
      MOST_PLACES,
    )
    candidates.addAs(
      places.map(({ doc }) => doc),
      text,
    )
  }
}
