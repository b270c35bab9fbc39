import { warnOnce } from './warnOnce.ts'

/** A language as an app wrote it, as a tag of the platform: `de_DE` is `de-DE`. What is no language is English, with one message. */
export function languageTag(language: string): string {
  const [written = ''] = language.split(/[.@]/)
  try {
    return new Intl.Locale(written.replaceAll('_', '-')).toString()
  } catch {
    warnOnce(
      `\`language\` of the provider is "${language}", which is no language tag, so English is shown. Give a tag such as "de" or "de-DE".`,
    )
    return 'en'
  }
}
