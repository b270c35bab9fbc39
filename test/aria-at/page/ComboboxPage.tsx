import { PlaceSearch, SignpostProvider } from '@signpost/react'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

const queryClient = new QueryClient()

/** A search box between two links, with five suggestions for every text. */
export function ComboboxPage(): ReactNode {
  const fetch = async (): Promise<Response> => {
    const suggests = Array.from({ length: 5 }, (_, row) => ({
      line1: `Alabama ${row + 1}`,
      search_filter: `${row}`,
    }))
    return Response.json({ suggests })
  }
  return (
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', fetch }}
      near={{ latitude: 1, longitude: 1 }}
      queryClient={queryClient}
    >
      <a href="#before">Navigate forwards from here</a>
      <PlaceSearch label="State" recent={false} />
      <a href="#after">Navigate backwards from here</a>
    </SignpostProvider>
  )
}
