import { ar } from '@signpost/map/messages/ar'
import { de } from '@signpost/map/messages/de'
import { es } from '@signpost/map/messages/es'
import { fr } from '@signpost/map/messages/fr'
import { it } from '@signpost/map/messages/it'
import type { SignpostProviderProps } from '@signpost/react'

/** The messages of each language of the toolbar; English is built in. */
export const messages: Readonly<Record<string, SignpostProviderProps['messages']>> = {
  ar,
  de,
  es,
  fr,
  it,
}
