import { readLanguageTag } from '@signpost/client/domain'
import { warnOnce } from './warnOnce.ts'

/** A language as an app wrote it, as a tag of the platform: `de_DE` is `de-DE`. What is no language is English, with one message. */
export function languageTag(language: string): string {
  const tag = readLanguageTag(language)
  if (tag === undefined)
    warnOnce(
      `\`language\` of the provider is "${language}", which is no language tag, so English is shown. Give a tag such as "de" or "de-DE".`,
    )
  return tag ?? 'en'
}
