import { type SavedPlace, savedPlaceKey } from './SavedPlace.ts'

type Places = readonly SavedPlace[]

/** The largest number of stored places, pinned or not. */
export const mostSavedPlaces = 50

/** The places with the one that was chosen just now: it comes first, with its stored facts. Only so many that are not pinned remain. */
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

/** The places with other properties of one. */
export function changeSavedPlace(
  places: Places,
  key: string,
  change: Pick<SavedPlace, 'isPinned'> | Pick<SavedPlace, 'coordinate'>,
): Places {
  return places.map((place) => (savedPlaceKey(place) === key ? { ...place, ...change } : place))
}
