/** Kilometers and meters, miles and feet, or miles and yards. */
export type UnitSystem = 'metric' | 'imperial' | 'imperial-uk'

/**
 * The units in which a reader of `locale` expects distances. A locale without a region takes that of the given country, else its likeliest one: `en` is the US.
 */
export function unitSystem(locale: string, country?: string): UnitSystem {
  const tag = new Intl.Locale(locale)
  const region = tag.region ?? country?.toUpperCase() ?? tag.maximize().region ?? ''
  if (/^GBR?$/.test(region)) return 'imperial-uk'
  return /^(USA?|LB?R|MMR?)$/.test(region) ? 'imperial' : 'metric'
}
