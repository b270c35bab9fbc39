import { SignpostProvider } from '@signpost/react'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { cities, messages } from './choices.ts'
import { Explorer } from './Explorer.tsx'
import { useLink } from './useLink.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import '@signpost/react/styles.css'
import '@signpost/map/styles.css'
import './explorer.css'

const client = { baseUrl: location.origin, apiKey: 'demo' }

function Page() {
  const { city, lang } = useLink()
  useEffect(() => {
    document.documentElement.lang = lang
    document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr'
  }, [lang])
  return (
    <SignpostProvider client={client} language={lang} messages={messages[lang]} near={cities[city]}>
      <Explorer key={city} />
    </SignpostProvider>
  )
}

createRoot(document.getElementById('explorer') ?? document.body).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
