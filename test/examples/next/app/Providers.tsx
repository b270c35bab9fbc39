'use client'

import { SignpostProvider } from '@signpost/react'
import type { ReactNode } from 'react'
import { geo, montevideo } from './geo.ts'

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <SignpostProvider client={geo} near={montevideo}>
      {children}
    </SignpostProvider>
  )
}
