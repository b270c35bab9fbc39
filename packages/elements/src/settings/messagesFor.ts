import type { PartialMessages } from '@signpost/react'

const tables: Readonly<Record<string, () => Promise<PartialMessages>>> = {
  fr: () => import('@signpost/map/messages/fr').then((late) => late.fr),
  es: () => import('@signpost/map/messages/es').then((late) => late.es),
  de: () => import('@signpost/map/messages/de').then((late) => late.de),
  it: () => import('@signpost/map/messages/it').then((late) => late.it),
  ar: () => import('@signpost/map/messages/ar').then((late) => late.ar),
}

const english: PartialMessages = {}
const known = new Map<string, PartialMessages | Promise<void>>()

/** The messages of a language: English at once, others when they are loaded, and English if loading fails. */
export function messagesFor(language = 'en'): PartialMessages | Promise<void> {
  const name = language.split('-')[0]?.toLowerCase() ?? ''
  const load = tables[name]
  if (load === undefined) return english
  const keep = (messages: PartialMessages): void => void known.set(name, messages)
  if (!known.has(name))
    known.set(
      name,
      load().then(keep, () => keep(english)),
    )
  return known.get(name) ?? english
}
