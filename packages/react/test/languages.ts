import { ar } from '../src/messages/ar.ts'
import { de } from '../src/messages/de.ts'
import { es } from '../src/messages/es.ts'
import { fr } from '../src/messages/fr.ts'
import { he } from '../src/messages/he.ts'
import { it as italian } from '../src/messages/it.ts'
import { ja } from '../src/messages/ja.ts'
import { ko } from '../src/messages/ko.ts'
import type { ReactMessages } from '../src/messages/Messages.ts'
import { nl } from '../src/messages/nl.ts'
import { pl } from '../src/messages/pl.ts'
import { pt } from '../src/messages/pt.ts'
import { ru } from '../src/messages/ru.ts'
import { tr } from '../src/messages/tr.ts'
import { uk } from '../src/messages/uk.ts'
import { zh } from '../src/messages/zh.ts'

/** The tables of all languages but English, by their names. */
export const languages: Readonly<Record<string, ReactMessages>> = {
  ar,
  de,
  es,
  fr,
  he,
  it: italian,
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
