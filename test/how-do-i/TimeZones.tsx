import type { Coordinate } from '@signpost/client'
import { SignpostProvider, type SignpostProviderProps } from '@signpost/react'
import type { ReactNode } from 'react'

const timeZoneAt = async ({ latitude, longitude }: Coordinate): Promise<string> => {
  const { default: zoneAt } = await import('@photostructure/tz-lookup')
  return zoneAt(latitude, longitude)
}

export const WithTimeZones = (props: SignpostProviderProps): ReactNode => (
  <SignpostProvider {...props} timeZoneAt={timeZoneAt} />
)
