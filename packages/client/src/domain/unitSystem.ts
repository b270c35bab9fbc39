/** Kilometers and meters, miles and feet, or miles and yards. */
export type UnitSystem = 'metric' | 'imperial' | 'imperial-uk'

/**
 * The units in which a reader of `locale` expects distances. A locale without a region takes that of the given country, else its likeliest
 * one; `en` alone is read everywhere, and has kilometers.
 */
export function unitSystem(locale: string, country?: string): UnitSystem {
  const tag = new Intl.Locale(locale)
  const likely = tag.language === 'en' ? '' : tag.maximize().region
  const region = tag.region ?? country?.toUpperCase() ?? likely ?? ''
  if (/^GBR?$/.test(region)) return 'imperial-uk'
  return /^(USA?|LB?R|MMR?)$/.test(region) ? 'imperial' : 'metric'
}
