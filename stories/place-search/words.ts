import type { SignpostProviderProps } from '@signpost/react'
import { ar } from '@signpost/react/messages/ar'
import { de } from '@signpost/react/messages/de'
import { es } from '@signpost/react/messages/es'
import { fr } from '@signpost/react/messages/fr'
import { it } from '@signpost/react/messages/it'

/** The words of each language of the toolbar; English is built in. */
export const words: Readonly<Record<string, SignpostProviderProps['messages']>> = {
  ar,
  de,
  es,
  fr,
  it,
}
