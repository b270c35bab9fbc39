import { photon } from '@signpost/adapters/photon'
import { createGeoClient } from '@signpost/client'

export const client = createGeoClient({
  baseUrl: 'https://geo.invalid',
  fetch: photon({ url: 'https://photon.example' }),
})
