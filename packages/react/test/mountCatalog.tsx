import { createGeoFetch, type GeoFetch, type Scenario } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { SignpostProvider, type SignpostProviderProps } from '../src/provider/SignpostProvider.tsx'
import './mount.tsx'

export interface MountedCatalog {
  readonly view: RenderResult
  readonly service: GeoFetch
  readonly root: () => HTMLElement
  readonly status: () => string | undefined
  /** The announcement for screen readers. */
  readonly announced: () => string | null | undefined
  readonly rerender: (element: ReactElement) => void
}

export interface MountCatalogOptions extends SignpostProviderProps {
  readonly scenarios?: readonly Scenario[]
}

/** Renders a choice from a catalog in Uruguay, below a provider that asks a service in memory. */
export function mountCatalog(
  element: ReactElement,
  { scenarios = [], ...settings }: MountCatalogOptions = {},
): MountedCatalog {
  const service = createGeoFetch({ scenarios })
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: service }
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <SignpostProvider client={client} country="UY" queryClient={queryClient} {...settings}>
      {children}
    </SignpostProvider>
  )
  const view = render(element, { wrapper })
  const root = (): HTMLElement => {
    const found = view.container.querySelector('[data-signpost]')
    if (found instanceof HTMLElement) return found
    throw new Error('No component is there.')
  }
  return {
    view,
    service,
    root,
    status: () => root().dataset.status,
    announced: () => root().querySelector('[data-part="live"]')?.textContent,
    rerender: (next) => view.rerender(next),
  }
}
