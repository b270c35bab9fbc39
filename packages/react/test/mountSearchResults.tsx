import {
  createFakeClock,
  createGeoFetch,
  type FakeClock,
  type GeoFetch,
  type GeoFetchOptions,
} from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SignpostProvider, type SignpostProviderProps } from '../src/provider/SignpostProvider.tsx'
import { SearchResults } from '../src/search-results/SearchResults.tsx'
import type { SearchResultsProps } from '../src/search-results/SearchResultsProps.ts'
import { montevideo } from './montevideo.ts'
import './mount.tsx'

export interface MountedResults {
  readonly view: RenderResult
  readonly service: GeoFetch
  readonly clock: FakeClock
  readonly root: HTMLElement
  /** The rows that are in the page. */
  readonly rows: () => readonly HTMLElement[]
  /** The names of the places, in their order. */
  readonly names: () => readonly (string | null)[]
  /** The announcement for screen readers. */
  readonly announced: () => string | null | undefined
  readonly rerender: (props: SearchResultsProps) => void
}

export interface MountResultsOptions {
  readonly service?: GeoFetchOptions
  readonly provider?: SignpostProviderProps
  readonly around?: (element: ReactNode) => ReactNode
}

/** Renders results near Montevideo, at noon of a Wednesday, below a provider that asks a service in memory. */
export function mountSearchResults(
  props: SearchResultsProps,
  { service: options = {}, provider = {}, around = (element) => element }: MountResultsOptions = {},
): MountedResults {
  const service = createGeoFetch(options)
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: service }
  const queryClient = new QueryClient()
  const clock = createFakeClock({ now: '2026-05-06T15:00Z' })
  const tree = (now: SearchResultsProps): ReactNode => (
    <SignpostProvider
      client={client}
      near={montevideo}
      queryClient={queryClient}
      clock={clock}
      {...provider}
    >
      {around(<SearchResults {...now} />)}
    </SignpostProvider>
  )
  const view = render(tree(props))
  const all = (selector: string): HTMLElement[] => [
    ...view.container.querySelectorAll<HTMLElement>(selector),
  ]
  return {
    view,
    service,
    clock,
    root: view.getByRole('region', { name: props.label ?? /results|نتائج/i }),
    rows: () => all('li[data-part="row"]'),
    names: () => all('[data-part="title"]').map(({ textContent }) => textContent),
    announced: () => all('[role="status"]').at(-1)?.textContent,
    rerender: (now) => view.rerender(tree(now)),
  }
}
