import type { PartialMessages } from '@signpost/react'

const tables: Readonly<Record<string, () => Promise<PartialMessages>>> = {
  fr: () => import('@signpost/map/messages/fr').then((late) => late.fr),
  es: () => import('@signpost/map/messages/es').then((late) => late.es),
  de: () => import('@signpost/map/messages/de').then((late) => late.de),
  it: () => import('@signpost/map/messages/it').then((late) => late.it),
  ar: () => import('@signpost/map/messages/ar').then((late) => late.ar),
  pt: () => import('@signpost/map/messages/pt').then((late) => late.pt),
  nl: () => import('@signpost/map/messages/nl').then((late) => late.nl),
  pl: () => import('@signpost/map/messages/pl').then((late) => late.pl),
  uk: () => import('@signpost/map/messages/uk').then((late) => late.uk),
  ru: () => import('@signpost/map/messages/ru').then((late) => late.ru),
  tr: () => import('@signpost/map/messages/tr').then((late) => late.tr),
  he: () => import('@signpost/map/messages/he').then((late) => late.he),
  ja: () => import('@signpost/map/messages/ja').then((late) => late.ja),
  zh: () => import('@signpost/map/messages/zh').then((late) => late.zh),
  ko: () => import('@signpost/map/messages/ko').then((late) => late.ko),
}

/** Chinese in traditional characters, which nobody has translated yet: zh-TW, zh-Hant-HK, but not zh-Hans-HK. */
const traditional = /^zh\b(?!.*-hans).*-(?:hant|tw|hk|mo)\b/i

const english: PartialMessages = {}
const known = new Map<string, PartialMessages | Promise<void>>()

/** The messages of a language: English at once, others when they are loaded, and English if loading fails. */
export function messagesFor(language = 'en'): PartialMessages | Promise<void> {
  const name = language.split('-')[0]?.toLowerCase() ?? ''
  const load = traditional.test(language) ? undefined : tables[name]
  if (load === undefined) return english
  const keep = (messages: PartialMessages): void => void known.set(name, messages)
  if (!known.has(name))
    known.set(
      name,
      load().then(keep, () => keep(english)),
    )
  return known.get(name) ?? english
}
