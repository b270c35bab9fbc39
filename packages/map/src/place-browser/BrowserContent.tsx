'use client'

import { formatCoordinate } from '@signpost/client/domain'
import {
  type HeadingLevel,
  PlaceCard,
  type PlaceSearchProps,
  ReverseGeocode,
  SearchResults,
  type SearchResultsProps,
} from '@signpost/react'
import { Button, useControllableState } from '@signpost/react/internal'
import type { ReactNode } from 'react'
import { Directions } from '../directions/index.ts'
import type { MapLibreMap } from '../internals/MapContext.ts'
import type { PlaceBrowserProps } from './PlaceBrowserProps.ts'
import type { PlaceBrowserState } from './usePlaceBrowser.ts'
import type { Snap } from './useSheet.ts'

export interface BrowserContentProps
  extends Pick<PlaceBrowserProps, 'results' | 'card' | 'directions' | 'headingLevel'> {
  readonly browser: PlaceBrowserState
  /** The filters and the order of the list, and the place that list and map highlight. */
  readonly list: SearchResultsProps
  readonly map: MapLibreMap | undefined
  /** The recent places that the box and the fields of the directions offer. */
  readonly recent: PlaceSearchProps['recent']
  /** The label of the button that shows directions. */
  readonly label: string
  /** The height of the panel as a sheet. At full height, it has space for the steps of a route. */
  readonly snap: Snap
  readonly onSnap: (snap: Snap) => void
}

/** The content of the panel: the list, a place, the address of a point, or directions. */
export function BrowserContent(props: BrowserContentProps): ReactNode {
  const {
    browser,
    results = {},
    card,
    directions = {},
    headingLevel = 2,
    map,
    label,
    recent,
    snap,
    onSnap,
  } = props
  const [stepsOpen, onStepsOpenChange] = useControllableState({
    value: undefined,
    defaultValue: snap === 2,
    onChange: (isOpen) => snap === 2 && !isOpen && onSnap(1),
    resetOn: snap,
  })
  const { value, screen, place } = browser
  const { coordinate: point, name } = value.place ?? {}
  const next = (headingLevel + 1) as HeadingLevel
  if (screen === 'results') {
    return (
      <SearchResults
        {...results}
        {...props.list}
        query={value.query}
        near={value.near}
        onPlacesChange={(places) => {
          browser.setListed(places)
          results.onPlacesChange?.(places)
        }}
        onSelect={(place) => {
          browser.open(place)
          results.onSelect?.(place)
        }}
      />
    )
  }
  if (screen === 'directions') {
    return (
      <Directions
        recent={recent}
        {...{ stepsOpen, onStepsOpenChange }}
        {...(directions || undefined)}
        map={map ? { map } : false}
        value={value.directions}
        onValueChange={(directions) => browser.change({ ...value, directions })}
      />
    )
  }
  if (screen === 'point') {
    return (
      <ReverseGeocode
        coordinate={point}
        headingLevel={next}
        messages={name ? { heading: name } : undefined}
      >
        {({ address }) =>
          directions !== false && (
            <Button
              onClick={() =>
                browser.showDirections({ name: name ?? address.formatted, coordinate: point })
              }
            >
              {label}
            </Button>
          )
        }
      </ReverseGeocode>
    )
  }
  const travelTime = card?.travelTime
  return (
    <PlaceCard
      size="full"
      onDirections={directions === false ? undefined : browser.showDirections}
      onSelect={browser.open}
      {...card}
      travelTime={
        travelTime && { ...travelTime, from: travelTime.from ?? results.userPosition ?? value.near }
      }
      headingLevel={next}
      place={place}
      query={name}
      near={point}
    />
  )
}

/** The title of the panel. */
export function panelTitle(
  { value, screen, place }: PlaceBrowserState,
  directions: string,
): string {
  if (screen === 'directions') return directions
  const { coordinate, name } = value.place ?? {}
  const reference = name ?? place?.name ?? (coordinate && formatCoordinate(coordinate))
  return (screen === 'results' ? value.query : reference) ?? ''
}
