import type { PartialMessages } from '@signpost/react'

/** The files of the languages. Each exports one table, named after the language. */
const files: Readonly<Record<string, () => Promise<Readonly<Record<string, PartialMessages>>>>> = {
  fr: () => import('@signpost/map/messages/fr'),
  es: () => import('@signpost/map/messages/es'),
  de: () => import('@signpost/map/messages/de'),
  it: () => import('@signpost/map/messages/it'),
  ar: () => import('@signpost/map/messages/ar'),
  pt: () => import('@signpost/map/messages/pt'),
  nl: () => import('@signpost/map/messages/nl'),
  pl: () => import('@signpost/map/messages/pl'),
  uk: () => import('@signpost/map/messages/uk'),
  ru: () => import('@signpost/map/messages/ru'),
  tr: () => import('@signpost/map/messages/tr'),
  he: () => import('@signpost/map/messages/he'),
  ja: () => import('@signpost/map/messages/ja'),
  zh: () => import('@signpost/map/messages/zh'),
  ko: () => import('@signpost/map/messages/ko'),
}

/** Traditional Chinese, which is not translated yet: zh-TW, zh-Hant-HK, but not zh-Hans-HK. */
const traditional = /^zh(?!.*-hans).*-(hant|tw|hk|mo)\b/i

const english: PartialMessages = {}
const known = new Map<string, PartialMessages | Promise<void>>()

/** The messages of a language. English is available immediately, others once they are loaded; English also replaces a language that fails to load. */
export function messagesFor(language = 'en'): PartialMessages | Promise<void> {
  const name = language.split('-')[0]?.toLowerCase() ?? ''
  const load = traditional.test(language) ? undefined : files[name]
  if (load === undefined) return english
  const keep = (messages: PartialMessages): void => void known.set(name, messages)
  if (!known.has(name))
    known.set(
      name,
      load().then(
        (file) => keep(file[name] ?? english),
        () => keep(english),
      ),
    )
  return known.get(name) ?? english
}
