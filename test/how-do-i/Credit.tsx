import { SearchResults } from '@signpost/react'
import type { ReactNode } from 'react'

export const Credited = ({ query }: { query: string }): ReactNode => (
  <>
    <SearchResults query={query} />
    <small>
      © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>
    </small>
  </>
)
