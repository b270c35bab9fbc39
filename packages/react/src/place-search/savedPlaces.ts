import { type SavedPlace, savedPlaceKey } from './SavedPlace.ts'

type Places = readonly SavedPlace[]

/** The largest number of stored places, pinned or not. */
export const mostSavedPlaces = 50

/** Adds a chosen place in front, with the facts that are already stored for it. Keeps at most `limit` places that are not pinned. */
export function addSavedPlace(places: Places, place: SavedPlace, limit: number): Places {
  const key = savedPlaceKey(place)
  const known = places.find((other) => savedPlaceKey(other) === key)
  const added = {
    ...place,
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
