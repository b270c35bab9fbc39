import { PlaceSearch, SearchResults } from '@signpost/react'
import { type ReactNode, useState } from 'react'

export function SearchOnEnter(): ReactNode {
  const [query, setQuery] = useState<string>()
  return (
    <>
      <PlaceSearch sources={[]} onSubmit={setQuery} />
      {query && <SearchResults query={query} />}
    </>
  )
}
