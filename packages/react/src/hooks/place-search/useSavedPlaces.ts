'use client'

import type { Coordinate, Suggestion } from '@signpost/client'
import { useEffect, useState } from 'react'
import type { SavedPlace } from '../../domain/SavedPlace.ts'
import type { SavedItem } from './PlaceSearchItem.ts'
import type { RecentPlaces } from './PlaceStorage.ts'
import type * as savedPlacesStore from './savedPlacesStore.ts'
import { useHandler } from './useHandler.ts'

type Store = typeof savedPlacesStore
type Items = readonly SavedItem[]

/** Where places are not kept, nothing comes of any of these. */
export interface SavedPlaces {
  /** Undefined until they have been read. */
  readonly items: Items | undefined
  readonly add: (place: SavedPlace) => void
  /** Says where a place is. */
  readonly locate: (suggestion: Suggestion, coordinate: Coordinate) => void
  readonly pin: (item: SavedItem, isPinned: boolean) => void
  readonly remove: (item: SavedItem) => void
  readonly removeAll: () => void
}

/** Recent and pinned places, read whenever they are shown by what is loaded then. */
export function useSavedPlaces(
  recent: boolean | RecentPlaces | undefined,
  isShown: boolean,
): SavedPlaces {
  const [items, setItems] = useState<Items>()
  const run = useHandler((work: (store: Store, where: RecentPlaces) => Promise<Items>) => {
    if (!recent) return
    import('./savedPlacesStore.ts')
      .then((store) => work(store, recent === true ? {} : recent))
      // Without the store, or where nothing can be stored, the box goes on without them.
      .then(setItems, () => setItems((before = none) => before))
  })
  useEffect(() => {
    if (isShown) run((store, where) => store.read(where))
  }, [isShown, run])
  return {
    items: recent ? items : none,
    add: (place) => run((store, where) => store.add(where, place)),
    locate: (place, at) => run((store, where) => store.locate(where, place, at)),
    pin: (item, isPinned) => run((store, where) => store.pin(where, item, isPinned)),
    remove: (item) => run((store, where) => store.remove(where, item)),
    removeAll: () => run((store, where) => store.clear(where)),
  }
}

const none: Items = []
