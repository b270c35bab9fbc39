import type { Suggestion } from '@signpost/client'
import { PlaceCard, PlaceSearch, SignpostProvider } from '@signpost/react'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import '@signpost/react/styles.css'

const client = { baseUrl: import.meta.env.VITE_GEO_URL ?? 'http://127.0.0.1:8080', apiKey: 'demo' }
const montevideo = { latitude: -34.9055, longitude: -56.1913 }

/** One cache for all requests of the app, including those of Signpost. */
export function App(): ReactNode {
  const [queryClient] = useState(() => new QueryClient())
  const [chosen, choose] = useState<Suggestion>()
  return (
    <QueryClientProvider client={queryClient}>
      <SignpostProvider client={client} near={montevideo}>
        <PlaceSearch label="Where to?" onSelect={choose} />
        {chosen && <PlaceCard suggestion={chosen} />}
        <Forget />
      </SignpostProvider>
    </QueryClientProvider>
  )
}

/** Clears the cache when the user signs out. */
function Forget(): ReactNode {
  const queryClient = useQueryClient()
  const [count, setCount] = useState<number>()
  const forget = (): void => {
    setCount(queryClient.getQueryCache().findAll({ queryKey: ['signpost'] }).length)
    queryClient.removeQueries({ queryKey: ['signpost'] })
  }
  return (
    <p>
      <button type="button" onClick={forget}>
        Forget what was asked
      </button>
      {count !== undefined && <output>{count} answers forgotten</output>}
    </p>
  )
}
