import { type Coordinate, mayStore, type Suggestion } from '@signpost/client'
import type { SavedItem } from './PlaceSearchItem.ts'
import { readSavedPlaces, writeSavedPlaces } from './readSavedPlaces.ts'
import { type RecentPlaces, type SavedPlace, savedPlaceKey, savedSuggestion } from './SavedPlace.ts'
import { addSavedPlace, changeSavedPlace, removeSavedPlace } from './savedPlaces.ts'

type Places = readonly SavedPlace[]

/** A change of the saved places. */
export type SavedPlacesChange =
  | { readonly type: 'read' | 'clear' }
  /** A place was chosen. */
  | { readonly type: 'add'; readonly place: SavedPlace }
  /** The coordinate of a place was looked up. */
  | { readonly type: 'locate'; readonly suggestion: Suggestion; readonly coordinate: Coordinate }
  | { readonly type: 'pin'; readonly item: SavedItem; readonly isPinned: boolean }
  | { readonly type: 'remove'; readonly item: SavedItem }
  /** A removal is taken back. */
  | { readonly type: 'restore'; readonly items: readonly SavedItem[] }

/**
 * Applies a change to the stored places, and returns the resulting rows, pinned places first. Rejects when the storage fails. Places that a
 * service does not allow to be stored are not added.
 */
export function changeSavedPlaces(
  scope: string,
  { storage, key = 'signpost.places', limit = 5 }: RecentPlaces,
  change: SavedPlacesChange,
): Promise<readonly SavedItem[]> {
  return inTurn(async () => {
    const store = storage ?? localStorage
    const places = readSavedPlaces(await store.getItem(key))
    const adds = change.type === 'add' || change.type === 'locate'
    const isForbidden = adds && !(mayStore(scope, 'suggest') && mayStore(scope, 'search'))
    if (change.type === 'read' || isForbidden) return toItems(places)
    const next = changed(places, change, limit)
    await (next.length > 0 ? store.setItem(key, writeSavedPlaces(next)) : store.removeItem(key))
    return toItems(next)
  })
}

function changed(places: Places, change: SavedPlacesChange, limit: number): Places {
  switch (change.type) {
    case 'add': {
      const { place } = change
      return addSavedPlace(
        places,
        { ...place, suggestion: savedSuggestion(place.suggestion) },
        limit,
      )
    }
    case 'locate':
      return changeSavedPlace(places, savedPlaceKey(change), { coordinate: change.coordinate })
    case 'pin':
      return changeSavedPlace(places, savedPlaceKey(change.item), { isPinned: change.isPinned })
    case 'remove':
      return removeSavedPlace(places, savedPlaceKey(change.item))
    case 'clear':
      return []
    case 'restore':
      return change.items.map(({ place }) => place)
    case 'read':
      return places
  }
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
