import { PlaceSearch, SignpostProvider } from '@signpost/react'
import { createRoot } from 'react-dom/client'

const app = document.querySelector('#app')
if (app) {
  createRoot(app).render(
    <SignpostProvider client={{ baseUrl: '/geo-proxy' }}>
      <PlaceSearch />
    </SignpostProvider>,
  )
}
