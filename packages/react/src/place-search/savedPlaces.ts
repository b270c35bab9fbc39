import type { SavedItem } from './PlaceSearchItem.ts'
import { mostSavedPlaces, readSavedPlaces, writeSavedPlaces } from './readSavedPlaces.ts'
import { type RecentPlaces, type SavedPlace, savedPlaceKey, savedSuggestion } from './SavedPlace.ts'

type Places = readonly SavedPlace[]

/** Returns the changed places. `limit` is the number of places to keep that are not pinned. */
export type SavedPlacesChange = (places: Places, limit: number) => Places

/**
 * Applies a change to the stored places, or without one only reads them, and returns the resulting rows, pinned places first. Rejects when
 * the storage fails.
 */
export function changeSavedPlaces(
  { storage, key = 'signpost.places', limit = 5 }: RecentPlaces,
  change?: SavedPlacesChange,
): Promise<readonly SavedItem[]> {
  return inTurn(async () => {
    const store = storage ?? localStorage
    const places = readSavedPlaces(await store.getItem(key))
    if (!change) return toItems(places)
    const next = change(places, limit)
    await (next.length > 0 ? store.setItem(key, writeSavedPlaces(next)) : store.removeItem(key))
    return toItems(next)
  })
}

/** Adds a chosen place in front, with the facts that are already stored for it. Keeps at most `limit` places that are not pinned. */
export function addSavedPlace(places: Places, place: SavedPlace, limit: number): Places {
  const key = savedPlaceKey(place)
  const known = places.find((other) => savedPlaceKey(other) === key)
  const added = {
    ...place,
    suggestion: savedSuggestion(place.suggestion),
    coordinate: place.coordinate ?? known?.coordinate,
    isPinned: known?.isPinned ?? place.isPinned,
  }
  let left = limit
  return [added, ...removeSavedPlace(places, key)]
    .filter(({ isPinned }) => isPinned || left-- > 0)
    .slice(0, mostSavedPlaces)
}

export function removeSavedPlace(places: Places, key: string): Places {
  return places.filter((place) => savedPlaceKey(place) !== key)
}

/** Returns the places with changed properties of one of them. */
export function changeSavedPlace(
  places: Places,
  key: string,
  change: Pick<SavedPlace, 'isPinned'> | Pick<SavedPlace, 'coordinate'>,
): Places {
  return places.map((place) => (savedPlaceKey(place) === key ? { ...place, ...change } : place))
}

let last: Promise<unknown> = Promise.resolve()

/** Runs changes one after the other, so that two writes to a slow storage never overlap. */
function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
  const done = last.then(work, work)
  last = done
  return done
}

function toItems(places: Places): readonly SavedItem[] {
  const items = places.map((place): SavedItem => {
    const kind = place.isPinned ? 'pinned' : 'recent'
    return { kind, key: `saved\n${savedPlaceKey(place)}`, suggestion: place.suggestion, place }
  })
  return items.sort((a, b) => Number(b.place.isPinned) - Number(a.place.isPinned))
}
