import { type QueryWord, tellingOf } from '../../text/queryWords.ts'
import { addPlacesOfTerms } from './addPlacesOfTerms.ts'
import { findAddresses } from './findAddresses.ts'
import { isEnough, type Search } from './Search.ts'

/** Looks for words among everything that a text may mean: names, categories and brands, crossings, house numbers, names with a city. */
export function lookUp(search: Search, words: readonly QueryWord[]): void {
  const { find, finds, purpose } = search
  const telling = tellingOf(words)
  finds.add(find.named(words, 'main'), words)
  if (telling.length < words.length && !isEnough(search)) {
    finds.add(find.named(telling, 'main'), words)
  }
  if (purpose === 'geocode') finds.add(find.named(telling, 'street'), words)
  if (purpose === 'suggest') finds.add(find.terms(words), words)
  if (purpose === 'search') addPlacesOfTerms(search, words)
  lookUpCorners(search, words)
  findAddresses(search, words)
  if (words.length > 1 && !isEnough(search)) finds.addWhole(find.placed(telling, 'main'), words)
}

/** Two streets with a word for their crossing between them, or side by side. */
function lookUpCorners({ find, finds, query }: Search, words: readonly QueryWord[]): void {
  const telling = tellingOf(words)
  if (telling.length > 1) finds.add(find.named(telling, 'corner'), words)
  // Words that were joined or split are no longer where the text had them.
  const connectors = words.length === query.words.length ? query.connectors : []
  for (const { from, to } of connectors) {
    const streets = words.filter((_, index) => index < from || index >= to)
    const names = tellingOf(streets)
    if (names.length > 1) finds.add(find.named(names, 'corner'), streets)
  }
}
