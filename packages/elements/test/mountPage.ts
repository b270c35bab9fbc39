import { createGeoFetch, type GeoFetch, type GeoFetchOptions } from '@signpost/testing'
import { onTestFinished } from 'vitest'
import { defineElements } from '../src/defineElements.ts'
import type { ElementSettings } from '../src/settings/ElementSettings.ts'

defineElements()

export interface MountedPage {
  readonly page: HTMLElement
  readonly service: GeoFetch
  /** The first element of a tag. */
  readonly find: <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) => HTMLElementTagNameMap[Tag]
}

// Elements share their answers, so each page has its own service.
let pages = 0

/** Puts HTML into the page, with a config for a service in memory. */
export function mountPage(html: string, options: GeoFetchOptions = {}): MountedPage {
  const service = createGeoFetch(options)
  const page = document.createElement('main')
  page.innerHTML = `<signpost-config base-url="https://geo-${++pages}.example" api-key="any" near="-34.9055,-56.1913" units="metric"></signpost-config>${html}`
  const client: ElementSettings['client'] = { fetch: service }
  const config = page.querySelector('signpost-config')
  if (config) config.client = client
  document.body.append(page)
  onTestFinished(() => page.remove())
  return {
    page,
    service,
    find: (tag) => {
      const found = page.querySelector(tag)
      if (!found) throw new Error(`The page has no <${tag}>.`)
      return found
    },
  }
}
