import type { GeoClient } from '@signpost/client'
import {
  BrandPicker,
  CategoryBrowser,
  ManeuverList,
  PlaceCard,
  RouteSummary,
  SignpostProvider,
} from '@signpost/react'
import { brandsQuery, categoriesQuery } from '@signpost/react/queries'
import { createFakeClock } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { RecordName } from './records.ts'

const near = { latitude: -34.9, longitude: -56.2 }
/** Noon in Montevideo. */
const now = Date.parse('2026-05-06T15:00Z')

type Render = (client: GeoClient, queryClient: QueryClient) => Promise<ReactElement | null>

const card: Render = async (client) => {
  const [place] = (await client.search({ query: 'a', near })).places
  return place ? <PlaceCard place={place} size="full" /> : null
}
const directions: Render = async (client) => {
  const route = await client.getDirections({ origin: near, destination: near })
  return (
    <>
      <RouteSummary route={route} />
      <ManeuverList route={route} />
    </>
  )
}

/** The components that show a record. */
const renders: Readonly<Record<RecordName, Render>> = {
  coordinate: card,
  category: card,
  brand: card,
  location: card,
  place: card,
  phone: card,
  fuel: card,
  contents: card,
  paging: card,
  suggestion: async (client) => {
    const [suggestion] = (await client.suggest({ query: 'a', near })).suggestions
    return suggestion ? <PlaceCard suggestion={suggestion} /> : null
  },
  brandItem: async (client, queryClient) => {
    await queryClient.prefetchQuery(brandsQuery(client, { country: 'URY' }))
    return <BrandPicker country="URY" />
  },
  categoryItem: async (client, queryClient) => {
    await queryClient.prefetchQuery(categoriesQuery(client))
    return <CategoryBrowser />
  },
  route: directions,
  routePlace: directions,
  maneuver: directions,
}

/** The text, and the URLs of links and images, that the components show for the first record of a kind, rendered as on a server. */
export async function shownOf(name: RecordName, client: GeoClient): Promise<string> {
  const queryClient = new QueryClient()
  const element = await renders[name](client, queryClient)
  const html = renderToString(
    <SignpostProvider
      client={client}
      queryClient={queryClient}
      units="metric"
      near={near}
      clock={createFakeClock({ now })}
    >
      {element}
    </SignpostProvider>,
  )
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/(?: (?:href|src)="([^"]*)"[^<>]*)?>/g, ' $1 ')
    .replace(/<[^\s]*/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
}
