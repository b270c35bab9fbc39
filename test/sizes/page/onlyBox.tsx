import { PlaceSearch } from '@signpost/react/place-search'
import { SignpostProvider } from '@signpost/react/provider'
import { createRoot } from 'react-dom/client'

createRoot(document.body).render(
  <SignpostProvider client={{ baseUrl: '/geo-proxy' }}>
    <PlaceSearch />
  </SignpostProvider>,
)
