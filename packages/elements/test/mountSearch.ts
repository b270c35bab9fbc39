import { type GeoFetchOptions, type PlaceSearchDriver, placeSearch } from '@signpost/testing'
import { vi } from 'vitest'
import type { SignpostSearchElement } from '../src/elements/SignpostSearchElement.tsx'
import { type MountedPage, mountPage } from './mountPage.ts'

export interface MountedSearch extends MountedPage {
  readonly element: SignpostSearchElement
  readonly tree: ShadowRoot
  readonly box: PlaceSearchDriver
}

/** Puts HTML with a search box into the page, and waits until it is ready. */
export async function mountSearch(
  html = '<signpost-search></signpost-search>',
  options: GeoFetchOptions = {},
): Promise<MountedSearch> {
  const mounted = mountPage(html, options)
  const element = mounted.find('signpost-search')
  const tree = await vi.waitUntil(
    () => (element.shadowRoot?.querySelector('[data-signpost]') ? element.shadowRoot : undefined),
    { timeout: 60_000 },
  )
  return { ...mounted, element, tree, box: placeSearch(tree, { timeout: 60_000 }) }
}
