import {
  createGeoFetch,
  type GeoFetch,
  type GeoFetchOptions,
  type PlaceSearchDriver,
  placeSearch,
} from '@signpost/testing'
import { onTestFinished, vi } from 'vitest'
import { defineElements } from '../src/defineElements.ts'
import type { SignpostSearchElement } from '../src/elements/SignpostSearchElement.tsx'

defineElements()

export interface MountedSearch {
  readonly element: SignpostSearchElement
  readonly box: PlaceSearchDriver
  readonly service: GeoFetch
}

/** Puts HTML into the page, and its first element of a tag is ready to be used when this resolves. */
export async function mountSearch(
  html = '<signpost-search></signpost-search>',
  options: GeoFetchOptions = {},
): Promise<MountedSearch> {
  const service = createGeoFetch(options)
  const page = document.createElement('div')
  page.innerHTML = `<signpost-config base-url="https://geo.example" near="-34.9055,-56.1913"></signpost-config>${html}`
  const config = page.querySelector('signpost-config')
  if (config) config.client = { fetch: service }
  document.body.append(page)
  onTestFinished(() => page.remove())
  const element = page.querySelector('signpost-search')
  if (!element) throw new Error('The page has no search box.')
  const tree = await vi.waitUntil(() => element.shadowRoot?.querySelector('[data-signpost]'))
  return { element, service, box: placeSearch(tree as HTMLElement) }
}
