import { type Near, SignpostProvider } from '@signpost/react'
import { createGeoFetch, type Scenario } from '@signpost/testing'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import '@signpost/react/styles.css'
import { words } from './words.ts'

/** The centre of Montevideo, where the fixtures of the stories are. */
const montevideo = { latitude: -34.9055, longitude: -56.1851 }

export interface ServiceProps {
  language: string
  /** What goes otherwise than it should. */
  scenarios: readonly Scenario[]
  near: Near | undefined
  children: ReactNode
}

/** A service in memory, with a cache of its own. */
function Service({ language, scenarios, near, children }: ServiceProps) {
  const [fetch] = useState(() => createGeoFetch({ scenarios }))
  const [queryClient] = useState(() => new QueryClient())
  return (
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'demo', fetch }}
      language={language}
      messages={words[language]}
      near={near}
      queryClient={queryClient}
    >
      {children}
    </SignpostProvider>
  )
}

/** Puts a story above a service in memory, in the language of the toolbar. `parameters`: `scenarios`, and `near`, which may be null. */
export const withService: Decorator = (Story, { globals, parameters }) => (
  <Service
    language={globals.language}
    scenarios={parameters.scenarios ?? []}
    near={parameters.near === null ? undefined : (parameters.near ?? montevideo)}
  >
    <Story />
  </Service>
)
