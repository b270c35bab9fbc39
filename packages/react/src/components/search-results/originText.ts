import { oneLine } from '../../domain/oneLine.ts'
import type { DistanceOrigin } from '../../domain/PlaceOrder.ts'
import type { SearchResultsMessages } from '../../messages/search-results/SearchResultsMessages.ts'
import { isolate } from '../../route-text/isolate.ts'

/** From where distances are measured, in words. */
export function originText(origin: DistanceOrigin, words: SearchResultsMessages): string {
  switch (origin) {
    case 'user':
      return words.fromYou
    case 'map':
      return words.fromMapCenter
    case 'search':
      return words.fromSearchCenter
    default:
      return words.fromPlace(isolate(oneLine(origin.name)))
  }
}
