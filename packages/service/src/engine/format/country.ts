import countries from 'i18n-iso-countries/index.js'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

countries.registerLocale(english)

const namesIn = new Map<string, Intl.DisplayNames | undefined>()

/** The name of a country by its ISO 3166-1 alpha-3 code: in the reader's language, or the long English one. */
export function countryName(alpha3: string, language = 'en'): string | undefined {
  const code = countryAlpha2(alpha3)
  const names = language === 'en' || !code ? undefined : displayNames(language)
  return (code && names?.of(code)) ?? countries.getName(alpha3, 'en')
}

/** `UY` for `URY`. */
export function countryAlpha2(alpha3: string): string | undefined {
  return countries.alpha3ToAlpha2(alpha3)
}

/** The names of countries in a language. Undefined for an unsupported one, so that the cache is bounded by the languages of Intl. */
function displayNames(language: string): Intl.DisplayNames | undefined {
  if (!namesIn.has(language)) {
    if (Intl.DisplayNames.supportedLocalesOf(language).length === 0) return undefined
    namesIn.set(language, new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  }
  return namesIn.get(language)
}
