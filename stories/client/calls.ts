import type { GeoClient } from '@signpost/client'

/** The center of Montevideo, the city of the stories' fixtures. */
const near = { latitude: -34.9055, longitude: -56.1851 }
const stadium = { latitude: -34.8945, longitude: -56.1528 }

/** One call of each operation, as shown in the documentation and as executed. */
export const calls = {
  suggest: {
    code: "client.suggest({ query: 'caf', near })",
    run: (client: GeoClient) => client.suggest({ query: 'caf', near }),
  },
  search: {
    code: "client.search({ query: 'café', near })",
    run: (client: GeoClient) => client.search({ query: 'café', near }),
  },
  forwardGeocode: {
    code: "client.forwardGeocode({ query: '18 de Julio 1234', near })",
    run: (client: GeoClient) => client.forwardGeocode({ query: '18 de Julio 1234', near }),
  },
  reverseGeocode: {
    code: 'client.reverseGeocode({ coordinate: near })',
    run: (client: GeoClient) => client.reverseGeocode({ coordinate: near }),
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
    code: 'client.getDirections({ origin: near, destination: stadium })',
    run: (client: GeoClient) => client.getDirections({ origin: near, destination: stadium }),
  },
} as const

export type CallName = keyof typeof calls
