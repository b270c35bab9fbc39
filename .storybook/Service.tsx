import { type ConnectionOptions, createGeoClient, type UnitSystem } from '@signpost/client'
import { type Near, SignpostProvider } from '@signpost/react'
import { createGeoFetch, type Scenario } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import '@signpost/map/styles.css'
import '@signpost/react/styles.css'
import '@signpost/react/themes/contrast.css'
import '@signpost/react/themes/paper.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { liveService } from './liveService.ts'
import { localCities } from './localCities.ts'
import { messages } from './messages.ts'
import type { Provider } from './providers/index.ts'
import { forgetRequests, logged } from './requests.ts'
import { ServiceContext } from './ServiceContext.ts'

export interface ServiceProps {
  /** The id of the story whose requests are logged. */
  story: string
  isLive: boolean
  /** The geocoder and router in front of the service; undefined for the service itself. */
  provider: Provider | undefined
  /** The scenarios that the fixtures simulate, such as a failure. */
  scenarios: readonly Scenario[]
  language: string
  units: UnitSystem | undefined
  near: Near | undefined
  children: ReactNode
}

/** The service of a story, with its own cache: fixtures in memory, or a service on this machine. */
export function Service(props: ServiceProps) {
  const { story, language } = props
  const [client] = useState(() => connectionOf(props))
  const [queryClient] = useState(() => new QueryClient())
  useEffect(() => () => forgetRequests(story), [story])
  return (
    <ServiceContext value={client}>
      <SignpostProvider
        client={client}
        language={language}
        messages={messages[language]}
        units={props.units}
        near={props.near}
        queryClient={queryClient}
      >
        {props.children}
      </SignpostProvider>
    </ServiceContext>
  )
}

function connectionOf({ story, isLive, provider, scenarios }: ServiceProps): ConnectionOptions {
  const baseUrl = isLive ? liveService : 'https://geo.example'
  const fetch = isLive
    ? globalThis.fetch.bind(globalThis)
    : createGeoFetch({ scenarios, cities: localCities })
  const service = { baseUrl, apiKey: 'demo', fetch }
  const adapter = provider?.create(createGeoClient(service))
  return {
    ...service,
    fetch: logged(story, adapter ?? fetch),
    capabilities: adapter?.capabilities,
  }
}
