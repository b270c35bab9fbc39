import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

export interface RecentOfUserProps {
  readonly userId: string
}

export const RecentOfUser = ({ userId }: RecentOfUserProps): ReactNode => (
  <PlaceSearch key={userId} recent={{ key: `places-of-${userId}` }} />
)
