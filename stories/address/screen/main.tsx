import { SignpostProvider } from '@signpost/react'
import { createRoot } from 'react-dom/client'
import { DeliveryAddress } from '../DeliveryAddress.tsx'
import '@signpost/react/styles.css'

const montevideo = { latitude: -34.9055, longitude: -56.1913 }
const screen = document.getElementById('screen')
if (screen) {
  createRoot(screen).render(
    <SignpostProvider client={{ baseUrl: location.origin, apiKey: 'demo' }} near={montevideo}>
      <DeliveryAddress />
    </SignpostProvider>,
  )
}
