import { readLocale } from './readLocale.ts'

/** Kilometers and meters, miles and feet, or miles and yards. */
export type UnitSystem = 'metric' | 'imperial' | 'imperial-uk'

/** The units in which readers of `locale` expect distances. A locale without a region takes the given country's, or else those of its likeliest region. Plain `en` is read everywhere and takes kilometers. */
export function unitSystem(locale: string, country?: string): UnitSystem {
  const tag = readLocale(locale)
  const likely = tag.language === 'en' ? tag : tag.maximize()
  const region = tag.region ?? country?.toUpperCase() ?? likely.region ?? ''
  if (/^GBR?$/.test(region)) return 'imperial-uk'
  return /^(USA?|LB?R|MMR?)$/.test(region) ? 'imperial' : 'metric'
}
