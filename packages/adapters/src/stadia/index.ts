import { openTerms } from '../domain/openStreetMap.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { AdapterOptions } from '../internals/defineAdapter.ts'
import { pelias } from '../pelias/index.ts'

export interface StadiaOptions extends AdapterOptions {
  readonly apiKey: string
}

/** The geocoder of Stadia Maps, which has the form of Pelias. */
export function stadia({ apiKey, ...options }: StadiaOptions): Adapter {
  return pelias({
    as: {
      name: 'stadia',
      title: 'Stadia Maps',
      terms: {
        ...openTerms({ text: '© Stadia Maps', url: 'https://stadiamaps.com' }),
        store: false,
      },
    },
    ...options,
    url: 'https://api.stadiamaps.com/geocoding/v1',
    apiKey,
  })
}
