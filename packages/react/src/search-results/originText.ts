import { oneLine } from '../domain/oneLine.ts'
import { isolate } from '../route-text/isolate.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'
import type { DistanceOrigin } from './sortPlaces.ts'

/** The origin of the distances, as text. */
export function originText(origin: DistanceOrigin, messages: SearchResultsMessages): string {
  switch (origin) {
    case 'user':
      return messages.fromYou
    case 'map':
      return messages.fromMapCenter
    case 'search':
      return messages.fromSearchCenter
    default:
      return messages.fromPlace(isolate(oneLine(origin.name)))
  }
}
