import type { Place } from '@signpost/client'
import { SearchResults } from '@signpost/react'
import { type ReactNode, useState } from 'react'

const messages = { nothing: 'Nothing here', nothingAdvice: 'Call us: 0800 8111.' }

export function ResultsOrHelp({ query }: { query: string }): ReactNode {
  const [places, setPlaces] = useState<readonly Place[]>()
  return (
    <>
      <SearchResults query={query} messages={messages} onPlacesChange={setPlaces} />
      {places?.length === 0 && <a href="/help">Ask us</a>}
    </>
  )
}
