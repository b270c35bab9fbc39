import { ar } from '@signpost/map/messages/ar'
import { de } from '@signpost/map/messages/de'
import { es } from '@signpost/map/messages/es'
import { fr } from '@signpost/map/messages/fr'
import { it } from '@signpost/map/messages/it'
import { SignpostProvider } from '@signpost/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Explorer } from './Explorer.tsx'
import { cities } from './messages.json'
import { useLink } from './useLink.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import '@signpost/react/styles.css'
import '@signpost/map/styles.css'
import './explorer.css'

const client = { baseUrl: location.origin, apiKey: 'demo' }
const messages = { en: undefined, fr, es, de, it, ar }

function Page() {
  const { city, lang } = useLink()
  useEffect(() => {
    Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' })
  }, [lang])
  return (
    <SignpostProvider
      client={client}
      language={lang}
      messages={messages[lang]}
      near={cities[city]}
      country={cities[city].country}
    >
      <Explorer key={city} />
    </SignpostProvider>
  )
}

createRoot(document.getElementById('explorer') ?? document.body).render(<Page />)
