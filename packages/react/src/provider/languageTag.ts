import { readLanguageTag } from '@signpost/client/internal/domain/readLanguageTag.js'
import { warnOnce } from './warnOnce.ts'

/** Returns the BCP 47 tag for a language setting: `de_DE` becomes `de-DE`. An invalid language becomes English, with one warning. */
export function languageTag(language: string): string {
  const tag = readLanguageTag(language)
  if (tag === undefined)
    warnOnce(
      `\`language\` of the provider is "${language}", which is no language tag, so English is shown. Give a tag such as "de" or "de-DE".`,
    )
  return tag ?? 'en'
}
