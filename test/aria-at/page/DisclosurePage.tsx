import { PlaceDescription, SignpostProvider } from '@signpost/react'
import type { ReactNode } from 'react'

/** The description of a place between two links. */
export function DisclosurePage(): ReactNode {
  const content = { description: 'A long text. '.repeat(60) }
  return (
    <SignpostProvider client={{ baseUrl: 'https://geo.example' }}>
      <a href="#before">Navigate forwards from here</a>
      <PlaceDescription place={{ id: '1', name: 'Taberna', content } as never} />
      <a href="#after">Navigate backwards from here</a>
    </SignpostProvider>
  )
}
