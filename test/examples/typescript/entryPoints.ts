import { nominatim } from '@signpost/adapters/nominatim'
import { photon } from '@signpost/adapters/photon'
import { valhalla } from '@signpost/adapters/valhalla'
import { createConnection, type Place } from '@signpost/client'
import { addressLines } from '@signpost/client/domain'
import { createProxyHandler } from '@signpost/client/proxy'
import { PlaceCard, PlaceSearch } from '@signpost/react'
import { usePlaceSearch } from '@signpost/react/headless'
import { fr } from '@signpost/react/messages/fr'
import { searchQuery } from '@signpost/react/queries'
import { montevideo } from '@signpost/testing/fixtures'

export const nameOf = ({ name }: Place): string => name ?? ''
export const connection = createConnection({ baseUrl: '/geo-proxy' })
export const question = searchQuery(connection, {
  query: 'teatro',
  near: { latitude: -34.9055, longitude: -56.1913 },
})
export const all = [
  createProxyHandler,
  addressLines,
  fr,
  montevideo,
  nominatim,
  photon,
  PlaceCard,
  PlaceSearch,
  usePlaceSearch,
  valhalla,
]
