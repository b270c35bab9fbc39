import type { GeoClient } from '@signpost/client'

/** The center of Montevideo, the city of the stories' fixtures. */
const center = { latitude: -34.9055, longitude: -56.1851 }
const stadium = { latitude: -34.8945, longitude: -56.1528 }

/** One call of each operation, as shown in the documentation and as executed. */
export const calls = {
  suggest: {
    code: "client.suggest({ query: 'caf', center })",
    run: (client: GeoClient) => client.suggest({ query: 'caf', center }),
  },
  search: {
    code: "client.search({ query: 'café', center })",
    run: (client: GeoClient) => client.search({ query: 'café', center }),
  },
  forwardGeocode: {
    code: "client.forwardGeocode({ query: '18 de Julio 1234', center })",
    run: (client: GeoClient) => client.forwardGeocode({ query: '18 de Julio 1234', center }),
  },
  reverseGeocode: {
    code: 'client.reverseGeocode({ coordinate: center })',
    run: (client: GeoClient) => client.reverseGeocode({ coordinate: center }),
  },
  listBrands: {
    code: "client.listBrands({ country: 'UY' })",
    run: (client: GeoClient) => client.listBrands({ country: 'UY' }),
  },
  listCategories: {
    code: "client.listCategories({ language: 'es' })",
    run: (client: GeoClient) => client.listCategories({ language: 'es' }),
  },
  getDirections: {
    code: 'client.getDirections({ origin: center, destination: stadium })',
    run: (client: GeoClient) => client.getDirections({ origin: center, destination: stadium }),
  },
} as const

export type CallName = keyof typeof calls
