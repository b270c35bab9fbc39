import { SignpostProvider } from '@signpost/react'
import { PlaceSearch } from '@signpost/react/place-search'
import '@signpost/react/tokens.css'
import '@signpost/react/parts.css'
import '@signpost/react/place-search.css'
import { createRoot } from 'react-dom/client'

const app = document.querySelector('#app')
if (app) {
  createRoot(app).render(
    <SignpostProvider client={{ baseUrl: '/' }} near={{ latitude: -34.9055, longitude: -56.1913 }}>
      <PlaceSearch />
    </SignpostProvider>,
  )
}
