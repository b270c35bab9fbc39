import { SignpostProvider, type SignpostProviderProps } from '@signpost/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { type ReactNode, useState } from 'react'

export function AppWithDevtools(props: SignpostProviderProps): ReactNode {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <SignpostProvider {...props} />
      <ReactQueryDevtools />
    </QueryClientProvider>
  )
}
