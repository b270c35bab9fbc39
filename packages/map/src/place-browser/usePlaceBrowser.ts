'use client'

import type { Coordinate, Place } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
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
  /** Opens a place, from the list or elsewhere; without one, closes the open place. */
  readonly open: (place: Place | undefined) => void
  /** Shows the address of a point. */
  readonly openPoint: (coordinate: Coordinate) => void
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
  const center = chosen?.coordinate
  const { data: again } = useSearch(known ? {} : { query: chosen?.name, near: center })
  const namesake = find(again?.pages.flatMap(placesOf), chosen)
  // The search is centered on the place itself, so its distance is meaningless.
  const place = known ?? (namesake && { ...namesake, distance: undefined })
  const hasName = chosen?.name !== undefined || chosen?.id !== undefined
  return {
    value,
    screen: directions
      ? 'directions'
      : chosen && hasName
        ? 'place'
        : chosen?.coordinate
          ? 'point'
          : query
            ? 'results'
            : 'start',
    listed,
    place,
    change,
    search: (query, around) => change({ query, near: around ?? near }),
    open(place) {
      setOpened(place && { ...place, distance: undefined })
      const { id, coordinate } = place ?? {}
      const name = place?.name ?? place?.address?.formatted
      change({ query, near, place: place && { id, name, coordinate } })
    },
    openPoint: (coordinate) => change({ query, near, place: { coordinate } }),
    showDirections({ name, coordinate }) {
      const points = [null, coordinate ? { coordinate, name } : null]
      change({ ...value, directions: { ...defaultDirections, points } })
    },
    back: () =>
      change(directions ? { query, near, place: chosen } : chosen ? { query, near } : nothing),
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

/** Returns the places of a list, with the open place added if it is missing. */
export function withPlace(listed: readonly Place[], place: Place | undefined): readonly Place[] {
  return place && !listed.some(({ id }) => id === place.id) ? [...listed, place] : listed
}
