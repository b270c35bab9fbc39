import { SignpostProvider, type SignpostProviderProps } from '@signpost/react'
import {
  createGeoFetch,
  type GeoFetch,
  type PlaceSearchDriver,
  placeSearch,
} from '@signpost/testing'
import { getConfig, type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'

export const near = { latitude: -34.9055, longitude: -56.1913 }

export interface Rendered extends RenderResult {
  readonly geoFetch: GeoFetch
  readonly box: PlaceSearchDriver
}

/** Renders a snippet with the in-memory service, near Montevideo. */
export function renderIn(snippet: ReactNode, settings: SignpostProviderProps = {}): Rendered {
  const geoFetch = createGeoFetch({ requireKey: false })
  const client = { baseUrl: 'https://geo.example', fetch: geoFetch }
  const rendered = render(
    <SignpostProvider client={client} near={near} {...settings}>
      {snippet}
    </SignpostProvider>,
  )
  const box = driverOf(rendered.container)
  return { ...rendered, geoFetch, box }
}

export function driverOf(container: ParentNode): PlaceSearchDriver {
  return placeSearch(container, {
    wrap: (step) => getConfig().asyncWrapper(step),
    timeout: 60_000,
  })
}
