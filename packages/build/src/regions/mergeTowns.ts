import { iso1A3Code } from '@rapideditor/country-coder'
import { distanceBetween, fold } from '@signpost/client/domain'
import type { AreaRecord } from '@signpost/service/internal'
import type { OsmNode, Tags } from '../osm/OsmElement.ts'
import type { City, Gazetteer } from '../world/readGazetteer.ts'
import { borderAround } from './borderAround.ts'
import type { Border } from './createBorders.ts'
import type { Locator } from './createLocator.ts'
import { namesByLanguage, otherNamesOf } from './namesOf.ts'
import { withinOf } from './withinOf.ts'

/** A town or village, to which the records around it belong. */
export interface Town {
  /** The reference of its own record. */
  ref: string
  name: string
  otherNames: string[]
  /** Names in other languages, if the map has them. */
  namesIn?: Readonly<Record<string, string>>
  /** ISO 3166-1 alpha-3. */
  country: string
  state?: string
  population: number
  longitude: number
  latitude: number
}

/** The tagged population; undefined when it is not a number. */
export function populationIn({ population }: Tags): number | undefined {
  const count = Number(population)
  return Number.isSafeInteger(count) && count > 0 ? count : undefined
}

export interface MergedTowns {
  /** All towns, those of the regions and those of the world, without duplicates. */
  all: Town[]
  /** The towns of the regions. */
  own: Town[]
  /** The GeoNames ids of the world's towns that are also in the regions. */
  known: Set<number>
}

/** The assumed population of a town without one, by the kind of place. */
const USUAL_POPULATION = new Map([
  ['city', 100_000],
  ['town', 10_000],
  ['village', 1000],
  ['hamlet', 100],
])

/** The largest distance in meters between two records of the same town, which have the same name. */
const SAME_TOWN = 15_000

/**
 * Merges the towns of OpenStreetMap and of the gazetteer. The map's name is used because it is in the language of the streets; the gazetteer adds the
 * state, its id and other names.
 */
export function mergeTowns(nodes: readonly OsmNode[], { cities, states }: Gazetteer): MergedTowns {
  const countries = nodes.map(({ lon, lat }) => iso1A3Code([lon, lat]))
  const here = new Set(countries)
  const byName = Map.groupBy(
    cities.filter(({ country }) => here.has(country)),
    ({ name }) => fold(name),
  )
  const known = new Set<number>()
  const own = nodes.flatMap((node, index): Town[] => {
    const name = node.tags?.name
    const country = countries[index]
    if (!node.tags || !name || !country) return []
    const otherNames = otherNamesOf(node.tags)
    const same = [name, ...otherNames]
      .flatMap((text) => byName.get(fold(text)) ?? [])
      .find((city) => city.country === country && isNear(city, node))
    if (same) known.add(same.id)
    const town = toTown(node, name, otherNames, country)
    return [
      same ? { ...town, ...fromGazetteer(town, same, states.get(same.stateCode)?.name) } : town,
    ]
  })
  const others = cities
    .filter(({ id }) => !known.has(id))
    .map((city): Town => {
      const state = states.get(city.stateCode)?.name
      return { ref: `city:${city.id}`, ...city, ...(state && { state }) }
    })
  return { all: [...own, ...others], own, known }
}

function toTown(node: OsmNode, name: string, otherNames: string[], country: string): Town {
  const { place = '' } = node.tags ?? {}
  const population = populationIn(node.tags ?? {}) ?? USUAL_POPULATION.get(place)
  return {
    ref: `n${node.id}`,
    name,
    otherNames,
    ...namesByLanguage(node.tags ?? {}, name),
    country,
    population: population ?? 0,
    longitude: node.lon,
    latitude: node.lat,
  }
}

function fromGazetteer(town: Town, city: City, state: string | undefined): Partial<Town> {
  const names = new Set([...town.otherNames, city.name, ...city.otherNames])
  names.delete(town.name)
  return {
    ref: `city:${city.id}`,
    otherNames: [...names],
    ...(city.namesIn && { namesIn: { ...city.namesIn, ...town.namesIn } }),
    // A city that is also a state has one name for both, instead of one in the script of the map and one in that of the gazetteer.
    ...(state && { state: names.has(state) ? town.name : state }),
    population: Math.max(town.population, city.population),
  }
}

function isNear(city: City, { lat, lon }: OsmNode): boolean {
  return distanceBetween(city, { latitude: lat, longitude: lon }) < SAME_TOWN
}

/** The record of a town, whose border may be mapped. A village that is not in the gazetteer has the state of its neighbors. */
export function townArea(town: Town, locate: Locator, border?: Border): AreaRecord {
  const { ref, name, otherNames, namesIn, country, population, longitude, latitude } = town
  const coordinate = { latitude, longitude }
  const locality = locate(coordinate)
  const state = town.state ?? locality.state
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
    ...withinOf(locality),
    population,
    ...(border && { border: borderAround(coordinate, border) }),
  }
}
