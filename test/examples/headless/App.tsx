import { SignpostProvider } from '@signpost/react'
import { type ReactNode, useState } from 'react'
import { Destination } from './Destination.tsx'
import './theme.css'

const client = { baseUrl: import.meta.env.VITE_GEO_URL ?? 'http://127.0.0.1:8080', apiKey: 'demo' }

export function App(): ReactNode {
  const [line, pick] = useState<string>()
  return (
    <SignpostProvider client={client} near={{ latitude: -34.9055, longitude: -56.1913 }}>
      <Destination onPick={pick} />
      {line && <output>To {line}</output>}
    </SignpostProvider>
  )
}
