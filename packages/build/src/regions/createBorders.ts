import { iso1A3Code } from '@rapideditor/country-coder'
import { type Coordinate, distanceBetween, fold } from '@signpost/client/domain'
import { centerOf } from '../lines.ts'
import type { Tags } from '../osm/OsmElement.ts'
import { createAreaFinder } from './createAreaFinder.ts'
import { type MergedTowns, populationIn, type Town } from './mergeTowns.ts'
import { namesByLanguage, otherNamesOf } from './namesOf.ts'
import type { Boundary } from './readBoundaries.ts'

/** A boundary and its area. */
export interface Border extends Boundary {
  name: string
  center: Coordinate
  /** The radius in meters around the center that contains the whole area. */
  reach: number
  /** The level of an administrative boundary, from 2 (countries) to 11; 0 for any other. */
  level: number
  /** ISO 3166-1 alpha-3. */
  country: string
  /** The code of a postal area. */
  postal?: string
  /** The town or village of the area. */
  town?: Town
}

/** The borders around a point. */
export interface Surrounding {
  /** The areas that contain the point, the smallest first; empty if no border is mapped. */
  areas: readonly Border[]
  country?: string
  town?: Town
  postal?: string
}

/** The borders of all regions. */
export interface Borders {
  at(point: Coordinate): Surrounding
  /** True for the border of a municipality. */
  isMunicipal(border: Border): boolean
  all: readonly Border[]
}

/** The levels of municipalities, from a city that is a state to a village. */
const TOWN_LEVELS = { most: 10, least: 3 } as const
const COUNTRY = 2
/** The lowest level of a municipality without a known town. Counties have a lower level. */
const LEAST_LEVEL = 7
const TOWN_PLACES = new Set(['city', 'town', 'village', 'hamlet', 'municipality'])
/** The assumed population of a municipality without a known one. */
const USUAL_POPULATION = 1000

export const noBorders: Borders = {
  at: () => ({ areas: [] }),
  isMunicipal: () => false,
  all: [],
}

/**
 * Links boundaries with the towns inside them that have their name. In each country the borders of most towns have one level. All boundaries of this
 * level are municipalities, and those without a town in the data become towns.
 */
export function createBorders(boundaries: readonly Boundary[], towns: MergedTowns): Borders {
  if (boundaries.length === 0) return noBorders
  const all = boundaries.flatMap(toBorder)
  const areasAt = createAreaFinder(all)
  for (const border of all) {
    if (border.level !== COUNTRY)
      border.country = countryAt(areasAt(border.center)) ?? border.country
  }
  const linked = linkTowns(all, areasAt, towns)
  const levels = municipalLevels(linked)
  for (const border of all) {
    if (
      !border.town &&
      border.level >= LEAST_LEVEL &&
      border.level === levels.get(border.country)
    ) {
      border.town = asTown(border)
      towns.all.push(border.town)
      towns.own.push(border.town)
    }
  }
  const isMunicipal = ({ level, town, country }: Border) =>
    town !== undefined && level === levels.get(country)
  return {
    all,
    isMunicipal,
    at(point) {
      const areas = areasAt(point)
      const country = countryAt(areas)
      const municipal = areas.find(isMunicipal)
      const town = municipal?.town ?? areas.find((area) => area.town)?.town
      const postal = areas.find((area) => area.postal)?.postal
      return {
        areas,
        ...(country && { country }),
        ...(town && { town }),
        ...(postal && { postal }),
      }
    },
  }
}

function toBorder(boundary: Boundary): Border[] {
  const { tags, polygons } = boundary
  const { boundary: kind, place = '', postal_code: code } = tags
  const isPostal = kind === 'postal_code'
  const name = (tags.name ?? (isPostal ? code : undefined))?.trim()
  const shell = polygons[0]?.[0]
  if (!name || !shell) return []
  const center = centerOf(shell)
  const level = kind === 'administrative' ? Number(tags.admin_level) : 0
  if (!isPostal && level === 0 && place === '') return []
  const points = polygons.flatMap(([ring = []]) => ring)
  const reach = points.reduce((most, [longitude, latitude]) => {
    return Math.max(most, distanceBetween(center, { latitude, longitude }))
  }, 0)
  const country = (level === COUNTRY && codeIn(tags)) || countryOf(center)
  return [
    { ...boundary, name, center, reach, level, country, ...(isPostal && code && { postal: code }) },
  ]
}

function codeIn(tags: Tags): string | undefined {
  const code = tags['ISO3166-1:alpha3'] ?? tags['ISO3166-1'] ?? tags['ISO3166-1:alpha2']
  return (code && iso1A3Code(code.toUpperCase())) || undefined
}

function countryOf({ latitude, longitude }: Coordinate): string {
  return iso1A3Code([longitude, latitude]) ?? ''
}

/** The country of a point, from the border of the country itself, or else from that of its smallest part. */
function countryAt(areas: readonly Border[]): string | undefined {
  const whole = areas.find(({ level }) => level === COUNTRY)
  return whole?.country ?? areas.find(({ level }) => level > 0)?.country
}

/** Gives each town the smallest area around it with its name. A town of the gazetteer becomes one of the region. */
function linkTowns(
  all: readonly Border[],
  areasAt: (point: Coordinate) => Border[],
  towns: MergedTowns,
): Border[] {
  const own = new Set(towns.own)
  const byRef = new Map(all.map((border) => [border.ref, border]))
  for (const town of towns.all) {
    const names = new Set([town.name, ...town.otherNames].map((name) => fold(name)))
    const area = areasAt(town).find((border) => mayBeTown(border) && names.has(fold(border.name)))
    const border = area && byRef.get(area.ref)
    if (!border || (border.town && border.town.population >= town.population)) continue
    border.town = town
    if (own.has(town)) continue
    towns.own.push(town)
    towns.known.add(Number(town.ref.slice('city:'.length)))
  }
  return all.filter(({ town }) => town)
}

function mayBeTown({ level, tags }: Border): boolean {
  if (level === COUNTRY) return false
  return (
    (level >= TOWN_LEVELS.least && level <= TOWN_LEVELS.most) || TOWN_PLACES.has(tags.place ?? '')
  )
}

/** The level of most borders of towns in each country. */
function municipalLevels(linked: readonly Border[]): Map<string, number> {
  const counts = new Map<string, Map<number, number>>()
  for (const { country, level } of linked) {
    const ofCountry = counts.get(country) ?? new Map<number, number>()
    if (level > 0) counts.set(country, ofCountry.set(level, (ofCountry.get(level) ?? 0) + 1))
  }
  return new Map(
    [...counts].map(([country, levels]) => {
      const [[level] = [0]] = [...levels].sort(([, a], [, b]) => b - a)
      return [country, level]
    }),
  )
}

function asTown({ ref, name, tags, center, country }: Border): Town {
  return {
    ref,
    name,
    otherNames: otherNamesOf(tags),
    ...namesByLanguage(tags, name),
    country,
    population: populationIn(tags) ?? USUAL_POPULATION,
    ...center,
  }
}
