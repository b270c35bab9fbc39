import type { Suggestion } from '@signpost/client'
import { SignpostProvider, useDirections } from '@signpost/react'
import { useState } from 'react'
import { ManeuverList } from '@/components/maneuver-list'
import { PlaceCard } from '@/components/place-card'
import { PlaceSearch } from '@/components/place-search'
import { SearchResults } from '@/components/search-results'

const client = { baseUrl: import.meta.env.VITE_GEO_URL ?? 'http://127.0.0.1:8080', apiKey: 'demo' }
const montevideo = { latitude: -34.9055, longitude: -56.1913 }
const harbour = { latitude: -34.9074, longitude: -56.2106 }

export function App() {
  const [chosen, setChosen] = useState<Suggestion>()
  return (
    <SignpostProvider client={client} near={montevideo}>
      <main className="mx-auto grid max-w-xl gap-6 p-6">
        <PlaceSearch label="Where to?" onSelect={setChosen} />
        {chosen && <PlaceCard suggestion={chosen} />}
        <SearchResults label="Cafés" query="cafe" />
        <Steps />
      </main>
    </SignpostProvider>
  )
}

function Steps() {
  const { data } = useDirections({ origin: montevideo, destination: harbour })
  return <ManeuverList label="The way to the harbour" route={data} />
}
