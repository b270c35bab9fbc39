import type { Coordinate, Suggestion } from '@signpost/client'
import { readSavedPlaces, writeSavedPlaces } from '../../domain/readSavedPlaces.ts'
import { type SavedPlace, savedPlaceKey, savedSuggestion } from '../../domain/SavedPlace.ts'
import { addSavedPlace, changeSavedPlace, removeSavedPlace } from '../../domain/savedPlaces.ts'
import type { SavedItem } from './PlaceSearchItem.ts'
import type { RecentPlaces } from './PlaceStorage.ts'

type Places = readonly SavedPlace[]

/** A module of its own, loaded when a box first shows or keeps places. Each function returns the rows there are then, pinned ones first. */
export function read(where: RecentPlaces): Promise<readonly SavedItem[]> {
  return inTurn(async () => toItems(await load(where)))
}

/** Puts a place that was chosen before the others. */
export function add(where: RecentPlaces, place: SavedPlace): Promise<readonly SavedItem[]> {
  const kept = { ...place, suggestion: savedSuggestion(place.suggestion) }
  return change(where, (places) => addSavedPlace(places, kept, where.limit ?? 5))
}

export function remove(where: RecentPlaces, { place }: SavedItem): Promise<readonly SavedItem[]> {
  return change(where, (places) => removeSavedPlace(places, savedPlaceKey(place)))
}

export function pin(
  where: RecentPlaces,
  { place }: SavedItem,
  isPinned: boolean,
): Promise<readonly SavedItem[]> {
  return change(where, (places) => changeSavedPlace(places, savedPlaceKey(place), { isPinned }))
}

/** Says where a place is. */
export function locate(
  where: RecentPlaces,
  suggestion: Suggestion,
  coordinate: Coordinate,
): Promise<readonly SavedItem[]> {
  const key = savedPlaceKey({ suggestion })
  return change(where, (places) => changeSavedPlace(places, key, { coordinate }))
}

/** Forgets all. */
export function clear(where: RecentPlaces): Promise<readonly SavedItem[]> {
  return change(where, () => [])
}

function change(
  where: RecentPlaces,
  next: (places: Places) => Places,
): Promise<readonly SavedItem[]> {
  return inTurn(async () => {
    const places = next(await load(where))
    const { storage = localStorage, key = ourKey } = where
    if (places.length > 0) await storage.setItem(key, writeSavedPlaces(places))
    else await storage.removeItem(key)
    return toItems(places)
  })
}

const ourKey = 'signpost.places'

/** A storage may be forbidden, or break: then nothing is kept. */
async function load({ storage = localStorage, key = ourKey }: RecentPlaces): Promise<Places> {
  return readSavedPlaces(await storage.getItem(key))
}

let last: Promise<unknown> = Promise.resolve()

/** A storage that takes its time is not written by two at once. */
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
  return [...items].sort((a, b) => Number(b.place.isPinned) - Number(a.place.isPinned))
}
