import { openTerms } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { AdapterOptions } from '../internals/defineAdapter.ts'
import { valhalla } from '../valhalla/index.ts'

export interface StadiaRoutingOptions extends AdapterOptions {
  readonly apiKey: string
}

/** The routes of Stadia Maps, which has the form of Valhalla. */
export function stadiaRouting({
  apiKey,
  fetch = (input, init) => globalThis.fetch(input, init),
  ...options
}: StadiaRoutingOptions): Adapter {
  return valhalla({
    as: {
      name: 'stadiaRouting',
      title: 'Stadia Maps',
      terms: {
        ...openTerms({ text: '© Stadia Maps', url: 'https://stadiamaps.com' }),
        store: false,
      },
    },
    ...options,
    url: 'https://api.stadiamaps.com',
    apiKey,
    // The path has a version, and the request is the body of a POST.
    fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input)
      const body = url.searchParams.get('json')
      url.searchParams.delete('json')
      url.pathname += '/v1'
      const headers = { 'Content-Type': 'application/json' }
      return fetch(url.href, { ...init, method: 'POST', headers, body })
    },
  })
}
