'use client'

import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'

export interface SharedQueryClientProps {
  readonly given: QueryClient | undefined
  readonly children: ReactNode
}

/** Provides the QueryClient: the one that was given, else the app's own, else a new one. */
export function SharedQueryClient({ given, children }: SharedQueryClientProps): ReactNode {
  const inherited = useContext(QueryClientContext)
  const [own] = useState(() => given ?? inherited ?? new QueryClient())
  return <QueryClientProvider client={given ?? inherited ?? own}>{children}</QueryClientProvider>
}
