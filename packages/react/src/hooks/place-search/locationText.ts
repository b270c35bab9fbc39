import type { PlaceSearchMessages } from '../../messages/place-search/PlaceSearchMessages.ts'
import type { LocationProgress } from './useUserPosition.ts'

/** How it stands with the user's location, in words. */
export function locationText(
  progress: LocationProgress | undefined,
  messages: PlaceSearchMessages,
): string | undefined {
  return progress && messages[words[progress]]
}

const words = {
  locating: 'locating',
  denied: 'locationDenied',
  unavailable: 'locationUnavailable',
  timeout: 'locationTimeout',
} as const
