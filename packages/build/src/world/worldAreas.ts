/// <reference path="./untyped.d.ts" />
import { type Coordinate, distanceBetween, toAlpha3 } from '@signpost/client/domain'
import type { AreaRecord } from '@signpost/service/internal'
import zipcodes from 'zipcodes'
import { countryAreas } from './countryAreas.ts'
import { languagesOf } from './languagesOf.ts'
import { type City, type Gazetteer, populationOf, type State } from './readGazetteer.ts'

/** The areas of the world: countries, states, towns, large parts of cities, and the postal codes of North America. What the regions have is skipped: towns with an id in `known`, and the postal codes for which `hasPostalCode` is true. */
export function* worldAreas(
  { cities, states, quarters = [] }: Gazetteer,
  known: ReadonlySet<number>,
  hasPostalCode: (countryCode: string, code: string) => boolean = () => false,
): Generator<AreaRecord> {
  const byCountry = Map.groupBy(cities, ({ country }) => country)
  yield* countryAreas(byCountry)
  for (const [code, inState] of Map.groupBy(cities, ({ stateCode }) => stateCode)) {
    const state = states.get(code)
    if (state) yield stateArea(state, inState)
  }
  for (const city of cities) if (!known.has(city.id)) yield cityArea(city, states)
  for (const quarter of quarters) {
    const city = cityOf(quarter, byCountry.get(quarter.country) ?? [])
    // The map of a region has the districts of its cities.
    if (city && !known.has(city.id)) yield quarterArea(quarter, city, states)
  }
  for (const area of postalAreas(states))
    if (!hasPostalCode(area.countryCode, area.name)) yield area
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

/** The greatest distance in meters of a part of a city from its center. */
const FARTHEST_QUARTER = 30_000

/** The largest city around a part of a city. */
function cityOf(quarter: City, cities: readonly City[]): City | undefined {
  const around = cities.filter(
    (city) =>
      city.population > quarter.population && distanceBetween(city, quarter) < FARTHEST_QUARTER,
  )
  return around.sort((a, b) => b.population - a.population)[0]
}

function quarterArea(
  quarter: City,
  { name }: City,
  states: ReadonlyMap<string, State>,
): AreaRecord {
  return { ...cityArea(quarter, states), area: 'district', city: name }
}

/** The name of a town in the official languages of its country, if it differs from `name`, which is English. Absent when those languages have different names. */
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

/** United States territories that have a country code of their own. */
const TERRITORIES = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'])
/** The state codes of the armed forces, which are not places. */
const ARMED_FORCES = new Set(['AA', 'AE', 'AP'])

/** The postal codes of the United States, and those of Canada by their first half. */
function* postalAreas(states: ReadonlyMap<string, State>): Generator<AreaRecord> {
  const canadian = new Set(
    [...states.values()].filter(({ code }) => code.startsWith('CA.')).map(({ name }) => name),
  )
  for (const { zip, latitude, longitude, city, state, country } of Object.values(zipcodes.codes)) {
    if (ARMED_FORCES.has(state) || !latitude || !longitude) continue
    const isCanadian = country === 'Canada'
    const american = TERRITORIES.has(state) ? toAlpha3(state) : 'USA'
    const countryCode = (isCanadian ? 'CAN' : american) ?? 'USA'
    const stateName = isCanadian ? canadianState(state, canadian) : states.get(`US.${state}`)?.name
    yield {
      kind: 'area',
      ref: `postal:${countryCode}:${zip}`,
      area: 'postal',
      name: zip,
      otherNames: [],
      coordinate: { latitude, longitude },
      countryCode,
      // Canadian rows list the quarters of the town in brackets.
      city: city.replace(/\s*\(.*$/, ''),
      ...(stateName && { state: stateName }),
      population: 0,
    }
  }
}

/** The code of a Canadian province; undefined for rows with the name of a region instead. */
function canadianState(name: string, known: ReadonlySet<string>): string | undefined {
  const plain = name.replace(/ Territory$/, '')
  return known.has(plain) ? plain : undefined
}
