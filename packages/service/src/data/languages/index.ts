import { ar } from './ar.ts'
import { bg } from './bg.ts'
import { ca } from './ca.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { ga } from './ga.ts'
import { hr } from './hr.ts'
import { hu } from './hu.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { kk } from './kk.ts'
import { ko } from './ko.ts'
import type { Language } from './Language.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { mt } from './mt.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { sl } from './sl.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { zh } from './zh.ts'

export type { Language } from './Language.ts'

/** The languages whose words the search knows, by their two-letter codes. */
export const languages: Readonly<Record<string, Language>> = {
  ar,
  bg,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  ga,
  hr,
  hu,
  it,
  ja,
  kk,
  ko,
  lt,
  lv,
  mt,
  nl,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sv,
  tr,
  uk,
  zh,
}

/** The words or phrases of all languages for one purpose, as they are in the tables. */
export function textsOf(field: Exclude<keyof Language, 'roads' | 'short' | 'kinds'>): string[] {
  return Object.values(languages).flatMap((language) => language[field] ?? [])
}

/** The terms for a kind of place that the tables have, by its category. */
export function kindWords(code: string): { language: string; text: string }[] {
  return Object.entries(languages).flatMap(([language, { kinds = {} }]) =>
    (kinds[code]?.split(', ') ?? []).map((text) => ({ language, text })),
  )
}
