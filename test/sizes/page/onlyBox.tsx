import { PlaceSearch, SignpostProvider } from '@signpost/react/box'
import { createRoot } from 'react-dom/client'

createRoot(document.body).render(
  <SignpostProvider client={{ baseUrl: '/geo-proxy' }}>
    <PlaceSearch />
  </SignpostProvider>,
)
