import { SignpostProvider } from '@signpost/react'
import { createRoot } from 'react-dom/client'
import { ResultsAndDetails } from '../ResultsAndDetails.tsx'
import '@signpost/react/styles.css'

const montevideo = { latitude: -34.9055, longitude: -56.1913 }
const screen = document.getElementById('screen')
if (screen) {
  createRoot(screen).render(
    <SignpostProvider
      client={{ baseUrl: location.origin, apiKey: 'demo' }}
      near={montevideo}
      country="URY"
    >
      <ResultsAndDetails />
    </SignpostProvider>,
  )
}
