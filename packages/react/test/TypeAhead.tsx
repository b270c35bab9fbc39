import { queryStatus, useSuggestions } from '@signpost/react'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export function TypeAhead(): ReactNode {
  const [query, setQuery] = useState('')
  const result = useSuggestions({ query }, { placeholderData: keepPreviousData })
  return (
    <div data-status={queryStatus(result)}>
      <input aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <ul>
        {result.data?.suggestions.map(({ line1, searchFilter }) => (
          <li key={searchFilter ?? line1}>{line1}</li>
        ))}
      </ul>
      {result.error && <p role="alert">{result.error.kind}</p>}
    </div>
  )
}
