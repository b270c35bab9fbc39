import { SignpostProvider, type SignpostProviderProps, type TimeZoneAt } from '@signpost/react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Explorer } from './Explorer.tsx'
import { cities } from './messages.json'
import { useLink } from './useLink.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import '@signpost/react/styles.css'
import '@signpost/map/styles.css'
import './explorer.css'

const client = { baseUrl: location.origin, apiKey: 'demo' }
/** The time zone of the arrival time, which no answer contains. Its table of the world is loaded with the first route. */
const timeZoneAt: TimeZoneAt = async ({ latitude, longitude }) =>
  (await import('@photostructure/tz-lookup')).default(latitude, longitude)
/** The translations. English is built in, and each other language is loaded when it is chosen. */
const translations = {
  en: async () => undefined,
  fr: async () => (await import('@signpost/map/messages/fr')).fr,
  es: async () => (await import('@signpost/map/messages/es')).es,
  de: async () => (await import('@signpost/map/messages/de')).de,
  it: async () => (await import('@signpost/map/messages/it')).it,
  ar: async () => (await import('@signpost/map/messages/ar')).ar,
  pt: async () => (await import('@signpost/map/messages/pt')).pt,
  nl: async () => (await import('@signpost/map/messages/nl')).nl,
  pl: async () => (await import('@signpost/map/messages/pl')).pl,
  uk: async () => (await import('@signpost/map/messages/uk')).uk,
  ru: async () => (await import('@signpost/map/messages/ru')).ru,
  tr: async () => (await import('@signpost/map/messages/tr')).tr,
  he: async () => (await import('@signpost/map/messages/he')).he,
  ja: async () => (await import('@signpost/map/messages/ja')).ja,
  zh: async () => (await import('@signpost/map/messages/zh')).zh,
  ko: async () => (await import('@signpost/map/messages/ko')).ko,
}

/** The shown language with its messages; undefined until the first one is loaded. */
interface Translation {
  readonly lang?: keyof typeof translations
  readonly messages?: SignpostProviderProps['messages']
}

function Page() {
  const { city, lang: chosen } = useLink()
  const [{ lang, messages }, setTranslation] = useState<Translation>({})
  useEffect(() => {
    let isCurrent = true
    const show = (messages?: Translation['messages']) => {
      if (isCurrent) setTranslation({ lang: chosen, messages })
    }
    // If the messages fail to load, they stay English, with the numbers of the language.
    translations[chosen]().then(show, () => show())
    return () => {
      isCurrent = false
    }
  }, [chosen])
  useEffect(() => {
    if (!lang) return
    Object.assign(document.documentElement, {
      lang,
      dir: lang === 'ar' || lang === 'he' ? 'rtl' : 'ltr',
    })
  }, [lang])
  if (!lang) return null
  return (
    <SignpostProvider
      client={client}
      language={lang}
      messages={messages}
      near={cities[city]}
      timeZoneAt={timeZoneAt}
      country={cities[city].country}
    >
      <Explorer key={city} />
    </SignpostProvider>
  )
}

createRoot(document.getElementById('explorer') ?? document.body).render(<Page />)
