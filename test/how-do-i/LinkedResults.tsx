import type { Place } from '@signpost/client'
import { SearchResults } from '@signpost/react'
import type { ReactNode } from 'react'

const href = ({ name = '' }: Place): string => `/places?place=${encodeURIComponent(name)}`

export const LinkedResults = (): ReactNode => <SearchResults query="theatre" href={href} />
