import { SignpostProvider, type SignpostProviderProps } from '@signpost/react'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export interface LoggedProps extends SignpostProviderProps {
  readonly log: (error: Error) => void
}

export function WithLog({ log, ...settings }: LoggedProps): ReactNode {
  const [queryClient] = useState(
    () => new QueryClient({ queryCache: new QueryCache({ onError: (error) => log(error) }) }),
  )
  return <SignpostProvider {...settings} queryClient={queryClient} />
}
