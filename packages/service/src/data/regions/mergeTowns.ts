import { iso1A3Code } from '@rapideditor/country-coder'
import { distanceBetween, fold } from '@signpost/client/domain'
import type { OsmNode, Tags } from '../osm/OsmElement.ts'
import type { AreaRecord } from '../record.ts'
import type { City, Gazetteer } from '../world/readGazetteer.ts'
import type { Locator } from './createLocator.ts'
import { namesByLanguage, otherNamesOf } from './namesOf.ts'

/** A town or village: where records around it belong. */
export interface Town {
  /** The reference of its own record. */
  ref: string
  name: string
  otherNames: string[]
  /** Its name in other languages, where the map has them. */
  namesIn?: Readonly<Record<string, string>>
  /** ISO 3166-1 alpha-3. */
  country: string
  state?: string
  population: number
  longitude: number
  latitude: number
}

/** The population that the tags state; undefined when they do not state it in digits. */
export function populationIn({ population }: Tags): number | undefined {
  const count = Number(population)
  return Number.isSafeInteger(count) && count > 0 ? count : undefined
}

export interface MergedTowns {
  /** Every town there is, those of the regions and those of the world, each once. */
  all: Town[]
  /** The towns of the regions alone. */
  own: Town[]
  /** The towns of the world that are among them. */
  known: Set<number>
}

/** The usual population of a town that does not state one. */
const USUAL_POPULATION = new Map([
  ['city', 100_000],
  ['town', 10_000],
  ['village', 1000],
  ['hamlet', 100],
])

/** A town of both sources is the same one when it has the same name and is no farther away than this, in meters. */
const SAME_TOWN = 15_000

/**
 * Brings the towns of OpenStreetMap and of the gazetteer together. The map's name wins, for it is in the language of the streets; the
 * gazetteer adds the state, its id and other names.
 */
export function mergeTowns(nodes: readonly OsmNode[], { cities, states }: Gazetteer): MergedTowns {
  const byName = Map.groupBy(cities, ({ name }) => fold(name))
  const known = new Set<number>()
  const own = nodes.flatMap((node): Town[] => {
    const name = node.tags?.name
    const country = iso1A3Code([node.lon, node.lat])
    if (!node.tags || !name || !country) return []
    const otherNames = otherNamesOf(node.tags)
    const same = [name, ...otherNames]
      .flatMap((text) => byName.get(fold(text)) ?? [])
      .find((city) => city.country === country && isNear(city, node))
    if (same) known.add(same.id)
    const town = toTown(node, name, otherNames, country)
    return [same ? { ...town, ...gains(town, same, states.get(same.stateCode)?.name) } : town]
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

function gains(town: Town, city: City, state: string | undefined): Partial<Town> {
  const names = new Set([...town.otherNames, city.name, ...city.otherNames])
  names.delete(town.name)
  return {
    ref: `city:${city.id}`,
    otherNames: [...names],
    ...(city.namesIn && { namesIn: { ...city.namesIn, ...town.namesIn } }),
    // A city that is a state of its own: one name for both, not one in the script of the map and one in that of the gazetteer.
    ...(state && { state: names.has(state) ? town.name : state }),
    population: Math.max(town.population, city.population),
  }
}

function isNear(city: City, { lat, lon }: OsmNode): boolean {
  return distanceBetween(city, { latitude: lat, longitude: lon }) < SAME_TOWN
}

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
