import { createConnection, createGeoClient } from '@signpost/client'
import { test } from 'vitest'
import { SignpostProvider } from './SignpostProvider.tsx'

const baseUrl = 'https://geo.example'

test('the service is a client, a connection, or the options of one', () => {
  const app = [
    <SignpostProvider key={1} client={createGeoClient({ baseUrl })} />,
    <SignpostProvider key={2} client={createConnection({ baseUrl })} />,
    <SignpostProvider key={3} client={{ baseUrl, apiKey: async () => 'key' }} />,
    <SignpostProvider key={4} near={() => undefined} language="ar" units="imperial-uk" />,
  ]
  return app
})

test('mistakes do not compile', () => {
  const app = [
    // @ts-expect-error options without an address
    <SignpostProvider key={1} client={{ apiKey: 'key' }} />,
    // @ts-expect-error the key is `apiKey`
    <SignpostProvider key={2} client={{ baseUrl, apikey: 'key' }} />,
    // @ts-expect-error an address is not a client
    <SignpostProvider key={3} client={baseUrl} />,
    // @ts-expect-error there are no such units
    <SignpostProvider key={4} units="furlongs" />,
    // @ts-expect-error a place has two coordinates
    <SignpostProvider key={5} near={{ latitude: 0 }} />,
    // @ts-expect-error options of a query are the hook's
    <SignpostProvider key={6} query={{ staleTime: 0 }} />,
  ]
  return app
})
