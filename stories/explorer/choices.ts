import type { Coordinate } from '@signpost/client'
import type { PartialMessages } from '@signpost/react'
import { ar } from '@signpost/react/messages/ar'
import { de } from '@signpost/react/messages/de'
import { es } from '@signpost/react/messages/es'
import { fr } from '@signpost/react/messages/fr'
import { it } from '@signpost/react/messages/it'

/** The two cities of the demo, each with its centre. */
export const cities: Readonly<Record<string, Coordinate>> = {
  Montevideo: { latitude: -34.9055, longitude: -56.1851 },
  Astana: { latitude: 51.1605, longitude: 71.4304 },
}

export interface Language {
  readonly tag: string
  readonly name: string
  readonly messages?: PartialMessages
}

export const languages: readonly Language[] = [
  { tag: 'en', name: 'English' },
  { tag: 'fr', name: 'Français', messages: fr },
  { tag: 'es', name: 'Español', messages: es },
  { tag: 'de', name: 'Deutsch', messages: de },
  { tag: 'it', name: 'Italiano', messages: it },
  { tag: 'ar', name: 'العربية', messages: ar },
]
