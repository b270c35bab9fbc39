import type { Scenario } from '@signpost/testing'
import type { ReactElement } from 'react'
import * as react from '../src/index.ts'
import type { AppProps } from './ConformanceApp.tsx'

/** A component in another state than its first. */
export interface ConformanceState {
  readonly element: ReactElement
  readonly status: string
  /** The behavior of the service. */
  readonly scenarios?: readonly Scenario[]
}

const hang = [{ kind: 'hang' }] as const
const failed = [{ kind: 'wrong-body', body: 'html' }] as const
const refused = [{ kind: 'error', status: 401 }] as const
const empty = [{ kind: 'no-content' }] as const

/** States of components, by the name of the component and their own. */
export function states({ place, route }: AppProps): Readonly<Record<string, ConformanceState>> {
  const onDirections = (): void => undefined
  const brands = <react.BrandPicker country="UY" />
  const card = <react.PlaceCard query="teatro" />
  const results = <react.SearchResults query="teatro" />
  return {
    'BrandPicker: chosen': {
      status: 'ready',
      element: <react.BrandPicker country="UY" defaultSelected={[{ id: 'a', name: 'Disco' }]} />,
    },
    'BrandPicker: empty': { status: 'empty', element: brands, scenarios: empty },
    'BrandPicker: failed': { status: 'error', element: brands, scenarios: failed },
    'BrandPicker: loading': { status: 'loading', element: brands, scenarios: hang },
    'CategoryBrowser: empty': {
      status: 'empty',
      element: <react.CategoryBrowser />,
      scenarios: empty,
    },
    'CategoryBrowser: failed': {
      status: 'error',
      element: <react.CategoryBrowser />,
      scenarios: failed,
    },
    'CategoryBrowser: loading': {
      status: 'loading',
      element: <react.CategoryBrowser />,
      scenarios: hang,
    },
    'ManeuverList: no route': { status: 'empty', element: <react.ManeuverList route={null} /> },
    'ManeuverList: no steps': {
      status: 'empty',
      element: <react.ManeuverList route={{ ...route, maneuvers: [] }} />,
    },
    'PlaceCard: card': {
      status: 'ready',
      element: <react.PlaceCard place={place} onDirections={onDirections} />,
    },
    'PlaceCard: compact': {
      status: 'ready',
      element: <react.PlaceCard place={place} size="compact" sponsored={true} />,
    },
    'PlaceCard: empty': { status: 'empty', element: <react.PlaceCard place={null} /> },
    'PlaceCard: failed': { status: 'error', element: card, scenarios: refused },
    'PlaceCard: hours as text': {
      status: 'ready',
      element: (
        <react.PlaceCard place={{ ...place, hours: { text: place.hours?.text ?? 'Mo–Fr 9–17' } }} />
      ),
    },
    'PlaceCard: loading': { status: 'loading', element: card, scenarios: hang },
    'ReverseGeocode: failed': {
      status: 'error',
      element: <react.ReverseGeocode coordinate={place.coordinate} />,
      scenarios: failed,
    },
    'SearchResults: empty': { status: 'empty', element: <react.SearchResults places={[]} /> },
    'SearchResults: failed': { status: 'error', element: results, scenarios: failed },
    'SearchResults: links': {
      status: 'ready',
      element: <react.SearchResults places={[place]} href={({ id }) => `/${id}`} />,
    },
    'SearchResults: loading': { status: 'loading', element: results, scenarios: hang },
    'SearchResults: more': {
      status: 'ready',
      element: <react.SearchResults query="teatro" />,
      scenarios: [{ kind: 'endless-paging' }],
    },
    'SearchResults: refused': { status: 'error', element: results, scenarios: refused },
  }
}
