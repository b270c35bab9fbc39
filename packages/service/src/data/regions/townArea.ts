import type { AreaRecord } from '../record.ts'
import type { Locator } from './createLocator.ts'
import type { Town } from './Town.ts'

/** The record of a town. A village that the gazetteer does not know takes its state from its neighbours. */
export function townArea(town: Town, locate: Locator): AreaRecord {
  const { ref, name, otherNames, namesIn, country, population, longitude, latitude } = town
  const coordinate = { latitude, longitude }
  const state = town.state ?? locate(coordinate).state
  return {
    kind: 'area',
    area: 'city',
    ref,
    name,
    otherNames,
    ...(namesIn && { namesIn }),
    coordinate,
    countryCode: country,
    ...(state && { state }),
    population,
  }
}
