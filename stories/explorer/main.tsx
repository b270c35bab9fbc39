import { ar } from '@signpost/map/messages/ar'
import { de } from '@signpost/map/messages/de'
import { es } from '@signpost/map/messages/es'
import { fr } from '@signpost/map/messages/fr'
import { it } from '@signpost/map/messages/it'
import { SignpostProvider, type TimeZoneAt } from '@signpost/react'
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
/** For the time of arrival, which no answer has; its table of the world is loaded with the first route. */
const timeZoneAt: TimeZoneAt = async ({ latitude, longitude }) =>
  (await import('@photostructure/tz-lookup')).default(latitude, longitude)
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
      timeZoneAt={timeZoneAt}
      country={cities[city].country}
    >
      <Explorer key={city} />
    </SignpostProvider>
  )
}

createRoot(document.getElementById('explorer') ?? document.body).render(<Page />)
