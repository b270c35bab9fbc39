import {
  createGeoFetch,
  type GeoFetch,
  type GeoFetchOptions,
  type PlaceSearchDriver,
  placeSearch,
} from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { getConfig, type RenderResult, render } from '@testing-library/react'
import { createRef, type ReactNode, type RefObject } from 'react'
import { PlaceSearch } from '../src/place-search/PlaceSearch.tsx'
import type { PlaceSearchHandle, PlaceSearchProps } from '../src/place-search/PlaceSearchProps.ts'
import { searchList } from '../src/place-search/searchList.ts'
import { SignpostProvider, type SignpostProviderProps } from '../src/provider/SignpostProvider.tsx'
import { montevideo } from './montevideo.ts'
import './mount.tsx'

// The list is then there with the input.
await searchList.load()

export interface MountOptions {
  readonly service?: GeoFetchOptions
  readonly provider?: SignpostProviderProps
  /** An element around the box. */
  readonly around?: (element: ReactNode) => ReactNode
  readonly container?: HTMLElement
}

export interface MountedBox {
  readonly box: PlaceSearchDriver
  readonly service: GeoFetch
  /** The texts that the service was asked, in order. */
  readonly asked: () => readonly (string | undefined)[]
  readonly handle: RefObject<PlaceSearchHandle | null>
  readonly view: RenderResult
  readonly rerender: (props: PlaceSearchProps) => void
}

/** Renders a search box near Montevideo, asking a service in memory. */
export function mountPlaceSearch(
  props: PlaceSearchProps = {},
  {
    service: serviceOptions = {},
    provider = {},
    around = (element) => element,
    ...mount
  }: MountOptions = {},
): MountedBox {
  const service = createGeoFetch(serviceOptions)
  const handle = createRef<PlaceSearchHandle>()
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: service }
  const queryClient = new QueryClient()
  const tree = (now: PlaceSearchProps): ReactNode => (
    <SignpostProvider client={client} near={montevideo} queryClient={queryClient} {...provider}>
      {around(<PlaceSearch actionsRef={handle} {...now} />)}
    </SignpostProvider>
  )
  const view = render(tree(props), mount.container ? { container: mount.container } : {})
  const { asyncWrapper } = getConfig()
  return {
    box: placeSearch(mount.container ?? view.container, {
      wrap: (interaction) => asyncWrapper(interaction),
      timeout: 10_000,
    }),
    service,
    asked: () => service.calls.map(({ parameters }) => parameters.query),
    handle,
    view,
    rerender: (now) => view.rerender(tree(now)),
  }
}
