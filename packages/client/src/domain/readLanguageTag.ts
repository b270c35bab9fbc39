import { attempt } from '../attempt.ts'

/** The BCP 47 tag of a language, also as backends and Android write it: `de_DE`, `en_US.UTF-8`. `undefined` for a text that is no tag. */
export function readLanguageTag(text: string): string | undefined {
  const tag = text
    .trim()
    .replace(/[.@].*/, '')
    .replaceAll('_', '-')
  return attempt(() => Intl.getCanonicalLocales(tag)[0])
}
