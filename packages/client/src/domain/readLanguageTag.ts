import { attempt } from '../attempt.ts'

/** The BCP 47 tag of a language, also read from the forms of backends and Android: `de_DE`, `en_US.UTF-8`. `undefined` for a text that is not a tag. */
export function readLanguageTag(text: string): string | undefined {
  const tag = text
    .trim()
    .replace(/[.@].*/, '')
    .replaceAll('_', '-')
  return attempt(() => Intl.getCanonicalLocales(tag)[0])
}
