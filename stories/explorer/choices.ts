import { ar } from '@signpost/map/messages/ar'
import { de } from '@signpost/map/messages/de'
import { es } from '@signpost/map/messages/es'
import { fr } from '@signpost/map/messages/fr'
import { it } from '@signpost/map/messages/it'

/** The words of the components; English is built in. The page's own are in words.json. */
export const messages = { en: undefined, fr, es, de, it, ar }

export const cities = {
  Montevideo: { latitude: -34.9055, longitude: -56.1851 },
  Astana: { latitude: 51.1605, longitude: 71.4304 },
}
