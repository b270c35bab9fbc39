import type { PartialMessages } from '@signpost/react'

const tables: Readonly<Record<string, () => Promise<PartialMessages>>> = {
  fr: async () => (await import('@signpost/map/messages/fr')).fr,
  es: async () => (await import('@signpost/map/messages/es')).es,
  de: async () => (await import('@signpost/map/messages/de')).de,
  it: async () => (await import('@signpost/map/messages/it')).it,
  ar: async () => (await import('@signpost/map/messages/ar')).ar,
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
