/** Kilometers and meters, miles and feet, or miles and yards. */
export type UnitSystem = 'metric' | 'imperial' | 'imperial-uk'

/** The units in which a reader of `locale` expects distances. A locale without a region counts for its likeliest: `en` is the US. */
export function unitSystem(locale: string): UnitSystem {
  switch (new Intl.Locale(locale).maximize().region) {
    case 'US':
    case 'LR':
    case 'MM':
      return 'imperial'
    case 'GB':
      return 'imperial-uk'
    default:
      return 'metric'
  }
}
