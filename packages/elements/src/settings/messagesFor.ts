import type { PartialMessages } from '@signpost/react'

const tables: Readonly<Record<string, () => Promise<PartialMessages>>> = {
  fr: async () => (await import('@signpost/map/messages/fr')).fr,
  es: async () => (await import('@signpost/map/messages/es')).es,
  de: async () => (await import('@signpost/map/messages/de')).de,
  it: async () => (await import('@signpost/map/messages/it')).it,
  ar: async () => (await import('@signpost/map/messages/ar')).ar,
}

const english: PartialMessages = {}
const loaded = new Map<string, PartialMessages>()
const loading = new Map<string, Promise<void>>()

/** The messages of a language: English at once, others once they are loaded, and English again where loading fails. */
export function messagesFor(language = 'en'): PartialMessages | Promise<void> {
  const name = language.split('-')[0]?.toLowerCase() ?? ''
  const load = tables[name]
  if (load === undefined) return english
  return loaded.get(name) ?? loading.get(name) ?? start(name, load)
}

function start(name: string, load: () => Promise<PartialMessages>): Promise<void> {
  const keep = (messages: PartialMessages): void => {
    loaded.set(name, messages)
    loading.delete(name)
  }
  const started = load().then(keep, () => keep(english))
  loading.set(name, started)
  return started
}
