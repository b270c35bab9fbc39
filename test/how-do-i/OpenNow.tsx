import { SearchResults } from '@signpost/react'
import type { ReactNode } from 'react'

export const OpenNow = ({ query }: { query: string }): ReactNode => (
  <SearchResults query={query} filterOptions={['open']} defaultFilters={{ open: true }} />
)
