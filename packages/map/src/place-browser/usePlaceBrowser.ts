'use client'

import type { Coordinate, Place } from '@signpost/client'
import { distanceBetween, formatCoordinate } from '@signpost/client/domain'
import { type AllSearchParameters, searchParameters, useSearch, type Zone } from '@signpost/react'
import { useControllableState } from '@signpost/react/internal'
import { useState } from 'react'
import { type DirectionsState, defaultDirections } from '../directions/index.ts'

/** A reference to a place: an `id`, a coordinate, a name, or the place itself. */
export interface BrowsedPlace {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly coordinate?: Coordinate | undefined
}

/** The state of a place browser, which is all that a link to it contains. */
export interface PlaceBrowserValue {
  /** The searched text. */
  readonly query?: string | undefined
  /** The point to search around. Default: the provider's `near`. */
  readonly near?: Coordinate | undefined
  /** The open place, from the list or elsewhere. A coordinate alone is a point on the map. */
  readonly place?: BrowsedPlace | undefined
  /** The visible directions. */
  readonly directions?: DirectionsState | undefined
}

/** The search parameters of the list, except the text and the point, and its zone. */
export type BrowserSearchParameters = Partial<Omit<AllSearchParameters, 'query' | 'near'>> & Zone

export interface PlaceBrowserOptions {
  /** The search parameters except the text and the point; the list and the markers share them. */
  readonly results?: BrowserSearchParameters | undefined
  /** The search, place and directions, when the app controls them, such as with the URL of its page. */
  readonly value?: PlaceBrowserValue | undefined
  /** The initial value. Default: an empty browser. */
  readonly defaultValue?: PlaceBrowserValue | undefined
  /** Called on each step of the user: a search, a choice, or going back. */
  readonly onValueChange?: ((value: PlaceBrowserValue) => void) | undefined
}

export interface PlaceBrowserState {
  readonly value: PlaceBrowserValue
  /** The content of the panel; `point` is the address of a point on the map. */
  readonly screen: 'start' | 'results' | 'place' | 'point' | 'directions'
  /** The places of the list. */
  readonly listed: readonly Place[]
  /** The open place; `undefined` while it is being looked up. */
  readonly place: Place | undefined
  readonly change: (value: PlaceBrowserValue) => void
  /** Searches for a text and lists the places. Without a point, searches around the previous one. */
  readonly search: (query: string, near?: Coordinate) => void
  /** Opens a place; without one, closes the open place. `query` is the search that `back` returns to, by default the current one. */
  readonly open: (place: Place | undefined, query?: string) => void
  /** Looks a place up and opens it; shows the address of a coordinate without a name, or where the service does not know the place. */
  readonly show: (place: BrowsedPlace, query?: string) => void
  /** Shows directions to a place. */
  readonly showDirections: (to: BrowsedPlace) => void
  /** Goes back one screen: from directions to the place, from a place to the list, and from the list to the start. */
  readonly back: () => void
  /** Limits the places to those that pass the filters of the list; pass it to `onPlacesChange` of `SearchResults`. */
  readonly setListed: (places: readonly Place[]) => void
}

/**
 * A headless place browser: a search, its places, the open place, and directions to it.
 *
 * @example
 * ```tsx
 * const { listed, place: open, search, back } = usePlaceBrowser({ defaultValue: { query: 'museum' } })
 * ```
 */
export function usePlaceBrowser({
  value: given,
  defaultValue = nothing,
  onValueChange,
  results,
}: PlaceBrowserOptions): PlaceBrowserState {
  const [value, change] = useControllableState({
    value: given,
    defaultValue,
    onChange: onValueChange,
  })
  const { query, near, place: chosen, directions } = value
  const { data } = useSearch({ ...searchParameters(results ?? {}), query, near })
  const [filtered, setFiltered] = useState<{ of: typeof data; places: readonly Place[] }>()
  // Only the list knows which places are in a zone.
  const isZoned = results?.inside !== undefined || results?.withinMinutes !== undefined
  const listed =
    filtered && (isZoned || filtered.of === data)
      ? filtered.places
      : isZoned
        ? []
        : (data?.pages.flatMap(placesOf) ?? [])

  // A place that is not in the list was opened directly. A place from a link is looked up again by its name and position.
  const [opened, setOpened] = useState<Place>()
  const known = find(listed, chosen) ?? find(opened && [opened], chosen)
  const point = chosen?.coordinate
  const search = useSearch(known ? {} : { query: chosen?.name, near: point })
  // An app's own defaults may keep the answer for the previous place.
  const again = search.isPlaceholderData ? undefined : search.data
  const namesake = findAgain(again?.pages.flatMap(placesOf), chosen)
  // The search is centered on the place itself, so its distance is meaningless.
  const place = known ?? (namesake && { ...namesake, distance: undefined })
  const hasName = chosen?.name !== undefined || chosen?.id !== undefined
  // Another place of that name, somewhere else, is not the chosen one.
  const isUnknown = point !== undefined && again !== undefined && !place
  return {
    value,
    screen: directions
      ? 'directions'
      : chosen && hasName && !isUnknown
        ? 'place'
        : point
          ? 'point'
          : query
            ? 'results'
            : 'start',
    listed,
    place,
    change,
    search: (query, around) => change({ query, near: around ?? near }),
    open(place, from = query) {
      setOpened(place && { ...place, distance: undefined })
      const { id, coordinate } = place ?? {}
      const name = place?.name ?? place?.address?.formatted
      change({ query: from || undefined, near, place: place && { id, name, coordinate } })
    },
    show: (place, from = query) => change({ query: from || undefined, near, place }),
    showDirections({ name, coordinate }) {
      const points = [null, coordinate ? { coordinate, name } : null]
      change({ ...value, directions: { ...defaultDirections, points } })
    },
    back: () =>
      change(
        directions ? { query, near, place: chosen } : chosen && query ? { query, near } : nothing,
      ),
    setListed: (places) => setFiltered({ of: data, places }),
  }
}

const nothing: PlaceBrowserValue = {}

const placesOf = ({ places }: { readonly places: readonly Place[] }): readonly Place[] => places

/** Finds the place that a value refers to: by its `id`, else by its coordinate. */
function find(places: readonly Place[] = [], chosen: BrowsedPlace | undefined): Place | undefined {
  const at = chosen?.coordinate && formatCoordinate(chosen.coordinate)
  return (
    places.find(({ id }) => id === chosen?.id) ??
    places.find(({ coordinate }) => at && coordinate && formatCoordinate(coordinate) === at)
  )
}

/** Finds the place that a link or a map names: its names or its coordinate may differ a little from those of the service. */
function findAgain(
  places: readonly Place[] = [],
  chosen: BrowsedPlace | undefined,
): Place | undefined {
  const point = chosen?.coordinate
  const exact = find(places, chosen)
  if (exact || !point) return exact
  const away = ({ coordinate }: Place): number =>
    coordinate ? distanceBetween(point, coordinate) : Number.POSITIVE_INFINITY
  const isNamed = ({ name, localName }: Place): boolean =>
    name === chosen.name || localName === chosen.name
  return places
    .filter((place) => away(place) < (isNamed(place) ? sameName : sameSpot))
    .sort((a, b) => away(a) - away(b))[0]
}

/** The distances in meters within which a place is the same: one of the same name, and one of another. */
const [sameName, sameSpot] = [200, 20]

/** Returns the places of a list, with the open place added if it is missing. */
export function withPlace(listed: readonly Place[], place: Place | undefined): readonly Place[] {
  return place && !listed.some(({ id }) => id === place.id) ? [...listed, place] : listed
}
