import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from './Providers.tsx'
import '@signpost/react/styles.css'

export const metadata: Metadata = { title: 'Theatres' }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
