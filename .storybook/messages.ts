import { ar } from '@signpost/map/messages/ar'
import { de } from '@signpost/map/messages/de'
import { es } from '@signpost/map/messages/es'
import { fr } from '@signpost/map/messages/fr'
import { he } from '@signpost/map/messages/he'
import { it } from '@signpost/map/messages/it'
import { ja } from '@signpost/map/messages/ja'
import { ko } from '@signpost/map/messages/ko'
import { nl } from '@signpost/map/messages/nl'
import { pl } from '@signpost/map/messages/pl'
import { pt } from '@signpost/map/messages/pt'
import { ru } from '@signpost/map/messages/ru'
import { tr } from '@signpost/map/messages/tr'
import { uk } from '@signpost/map/messages/uk'
import { zh } from '@signpost/map/messages/zh'
import type { SignpostProviderProps } from '@signpost/react'

/** The messages of each language of the toolbar; English is built in. */
export const messages: Readonly<Record<string, SignpostProviderProps['messages']>> = {
  ar,
  de,
  es,
  fr,
  he,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  tr,
  uk,
  zh,
}
