import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import type { ReactNode } from 'react'

const service = createGeoFetch()
const numbers = [2020, 2045, 3011]

/** The fixtures with house numbers on Avenida Italia, which most services have. */
async function fetchNumbered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await service(input, init)
  const { pathname } = new URL(new Request(input).url)
  if (!pathname.includes('suggestions') || !answer.ok) return answer
  const page = await answer.json()
  const suggests = page.suggests.flatMap((street: { readonly line1: string }) =>
    street.line1 === 'Avenida Italia'
      ? [street, ...numbers.map((number) => ({ ...street, line1: `${street.line1} ${number}` }))]
      : street,
  )
  return Response.json({ ...page, suggests })
}

const client = { baseUrl: 'https://geo.example', apiKey: 'demo', fetch: fetchNumbered }

/** A service with the house numbers of a street. */
export function NumberedStreet({ children }: { readonly children: ReactNode }): ReactNode {
  return <SignpostProvider client={client}>{children}</SignpostProvider>
}
