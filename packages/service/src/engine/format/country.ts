import countries from 'i18n-iso-countries/index.js'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

countries.registerLocale(english)

/** The long English name of a country, by its ISO 3166-1 alpha-3 code. */
export function countryName(alpha3: string): string | undefined {
  return countries.getName(alpha3, 'en')
}

/** `UY` for `URY`. */
export function countryAlpha2(alpha3: string): string | undefined {
  return countries.alpha3ToAlpha2(alpha3)
}
