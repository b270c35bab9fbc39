import { createConnection } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { BrandPicker } from '../src/brand-picker/BrandPicker.tsx'
import { CategoryBrowser } from '../src/category-browser/CategoryBrowser.tsx'
import { SignpostProvider } from '../src/provider/SignpostProvider.tsx'
import { brandsQuery } from '../src/queries/brandsQuery.ts'
import { categoriesQuery } from '../src/queries/categoriesQuery.ts'

interface AppProps {
  readonly state: DehydratedState
}

const service = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }

/** The catalogs as a server has them, and those of a country that the page asks for itself. */
export function App({ state }: AppProps): ReactNode {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <SignpostProvider client={service} country="UY" queryClient={queryClient}>
      <HydrationBoundary state={state}>
        <BrandPicker
          name="brand"
          countries={['UY', 'DE']}
          defaultSelected={[{ id: 'uy-disco', name: 'Disco' }]}
        />
        <BrandPicker country="DE" />
        <CategoryBrowser
          name="category"
          defaultOpen={['food-drink']}
          defaultSelected={[{ code: 'cafe', name: 'Café' }]}
        />
      </HydrationBoundary>
    </SignpostProvider>
  )
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(): Promise<AppProps> {
  const queryClient = new QueryClient()
  const connection = createConnection(service)
  await queryClient.prefetchQuery(brandsQuery(connection, { country: 'UY' }))
  await queryClient.prefetchQuery(categoriesQuery(connection))
  return { state: dehydrate(queryClient) }
}
