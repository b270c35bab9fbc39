import {
  createGeoFetch,
  type GeoFetch,
  type PlaceSearchDriver,
  placeSearch,
  type Scenario,
} from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { getConfig, type RenderResult, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { searchList } from '../src/place-search/searchList.ts'
import { SignpostProvider, type SignpostProviderProps } from '../src/provider/SignpostProvider.tsx'
import { montevideo } from './montevideo.ts'
import './mount.tsx'

// Rows are then whole as soon as they are there.
await searchList.load()

export interface MountedForm {
  readonly view: RenderResult
  readonly service: GeoFetch
  /** The first line's search box. */
  readonly box: PlaceSearchDriver
  /** The text below the first line. */
  readonly note: () => string | null | undefined
  /** The value of the field that a browser would fill in by this name. */
  readonly fieldText: (autoComplete: string) => string | undefined
  /** The data that the form below the provider would send. */
  readonly data: () => Record<string, FormDataEntryValue>
  /** The texts that were geocoded, in order. */
  readonly geocoded: () => readonly (string | undefined)[]
}

/** Renders a form near Montevideo, asking a service in memory that goes by the same clock. */
export function mountAddressForm(
  form: ReactElement,
  scenarios: readonly Scenario[] = [],
  provider: SignpostProviderProps = {},
  container?: HTMLElement,
): MountedForm {
  const { clock } = provider
  const service = createGeoFetch({ scenarios, ...(clock && { clock }) })
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: service }
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <SignpostProvider client={client} near={montevideo} queryClient={queryClient} {...provider}>
      {children}
    </SignpostProvider>
  )
  const view = render(form, container ? { wrapper, container } : { wrapper })
  const { asyncWrapper } = getConfig()
  const fieldOf = (autoComplete: string): HTMLInputElement | null =>
    view.container.querySelector(`[autocomplete="${autoComplete}"]`)
  return {
    view,
    service,
    box: placeSearch(view.container, {
      wrap: (interaction) => asyncWrapper(interaction),
      timeout: 10_000,
    }),
    note: () => view.container.querySelector('[data-part="note"] span')?.textContent,
    fieldText: (autoComplete) => fieldOf(autoComplete)?.value,
    data: () => Object.fromEntries(new FormData(view.container.querySelector('form') ?? undefined)),
    geocoded: () =>
      service.calls
        .filter(({ operation }) => operation === 'forwardGeocode')
        .map(({ parameters }) => parameters.query),
  }
}
