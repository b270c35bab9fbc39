import { SignpostProvider, type SignpostProviderProps } from '@signpost/react'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { QueryClient } from '@tanstack/react-query'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { type ReactNode, useState } from 'react'

const week = 7 * 24 * 60 * 60 * 1000

/** Keeps the catalogs from one visit to the next, but not what was typed or where. */
const catalogs: readonly unknown[] = ['listBrands', 'listCategories']

export function AppWithPersister(props: SignpostProviderProps): ReactNode {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { gcTime: week } } }),
  )
  const [persister] = useState(() =>
    createSyncStoragePersister({
      storage: typeof window === 'undefined' ? undefined : window.localStorage,
    }),
  )
  return (
    <PersistQueryClientProvider
      client={queryClient}
      persistOptions={{
        persister,
        maxAge: week,
        dehydrateOptions: {
          shouldDehydrateQuery: ({ state, queryKey }) =>
            state.status === 'success' && catalogs.includes(queryKey[2]),
        },
      }}
    >
      <SignpostProvider {...props} />
    </PersistQueryClientProvider>
  )
}
