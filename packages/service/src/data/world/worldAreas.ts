import type { Coordinate } from '@signpost/client/domain'
import type { AreaRecord } from '../record.ts'
import { countryAreas } from './countryAreas.ts'
import { languagesOf } from './languagesOf.ts'
import { postalAreas } from './postalAreas.ts'
import { type City, type Gazetteer, populationOf, type State } from './readGazetteer.ts'

/** The areas of the world: countries, states, towns, and the postal codes of North America. Towns with an id in `known` are skipped. */
export function* worldAreas(
  { cities, states }: Gazetteer,
  known: ReadonlySet<number>,
): Generator<AreaRecord> {
  const byCountry = Map.groupBy(cities, ({ country }) => country)
  yield* countryAreas(byCountry)
  for (const [code, inState] of Map.groupBy(cities, ({ stateCode }) => stateCode)) {
    const state = states.get(code)
    if (state) yield stateArea(state, inState)
  }
  for (const city of cities) if (!known.has(city.id)) yield cityArea(city, states)
  yield* postalAreas(states)
}

/** The record of a state, located at its largest town. */
function stateArea({ code, name }: State, cities: readonly City[]): AreaRecord {
  const largest = cities.reduce((a, b) => (b.population > a.population ? b : a))
  // Some countries use letters for their states (`US.CA`), but most GeoNames codes are numbers.
  const letters = /\.([A-Z]{2,3})$/.exec(code)?.[1]
  return {
    kind: 'area',
    ref: `state:${code}`,
    area: 'state',
    name,
    otherNames: letters ? [letters] : [],
    coordinate: coordinateOf(largest),
    countryCode: largest.country,
    population: populationOf(cities),
  }
}

function cityArea(city: City, states: ReadonlyMap<string, State>): AreaRecord {
  const state = states.get(city.stateCode)?.name
  return {
    kind: 'area',
    ref: `city:${city.id}`,
    area: 'city',
    name: city.name,
    otherNames: city.otherNames,
    ...(city.namesIn && { namesIn: city.namesIn }),
    ...localName(city.name, city.namesIn, city.country),
    coordinate: coordinateOf(city),
    countryCode: city.country,
    ...(state && { state }),
    population: city.population,
  }
}

/** The name of a town in the official languages of its country, if it differs from `name`, which is English. Absent where those languages disagree. */
function localName(
  name: string,
  namesIn: Readonly<Record<string, string>> = {},
  countryCode: string,
): { localName?: string } {
  const names = new Set(languagesOf(countryCode).map((language) => namesIn[language] ?? name))
  const [local] = names
  return names.size === 1 && local !== undefined && local !== name ? { localName: local } : {}
}

function coordinateOf({ latitude, longitude }: City): Coordinate {
  return { latitude, longitude }
}
