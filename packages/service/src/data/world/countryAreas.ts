import { aggregateFeature } from '@rapideditor/country-coder'
import { type Coordinate, type Position, toAlpha2 } from '@signpost/client/domain'
import countries from 'i18n-iso-countries'
import { ringCenter } from '../lines.ts'
import type { AreaRecord } from '../record.ts'
import { languagesOf } from './languagesOf.ts'
import { type City, populationOf } from './readGazetteer.ts'

/** The languages in which a country can be searched for. */
const LANGUAGES = ['en', 'fr', 'es', 'de', 'it', 'pt', 'ar', 'ru', 'uk', 'kk', 'zh', 'ja']

const MOST_LOCAL_NAMES = 3

/** Common names that are missing from Unicode CLDR and from the list of countries. */
const COLLOQUIAL: Readonly<Record<string, readonly string[]>> = {
  NLD: ['Holland', 'Hollande', 'Holanda', 'Olanda', 'Голландия'],
}

/** Every country, with its names in several languages. */
export function* countryAreas(cities: ReadonlyMap<string, readonly City[]>): Generator<AreaRecord> {
  for (const countryCode of Object.keys(countries.getAlpha3Codes())) {
    const names = LANGUAGES.flatMap(
      (language) => countries.getName(countryCode, language, { select: 'all' }) ?? [],
    )
    const [name, ...otherNames] = new Set(names)
    const languages = languagesOf(countryCode).filter(({ length }) => length === 2)
    const spoken = new Set([...LANGUAGES, ...languages].filter((language) => language !== 'en'))
    const namesIn = Object.fromEntries(
      [...spoken].flatMap((language) => {
        const text = nameIn(language, countryCode)
        return text === undefined || text === name ? [] : [[language, text] as const]
      }),
    )
    // The local name of a country with several languages lists all of them: `Schweiz / Suisse / Svizzera`.
    const ownNames = new Set(languages.map((language) => namesIn[language] ?? name))
    const local = [...ownNames].slice(0, MOST_LOCAL_NAMES).join(' / ') || name
    const towns = cities.get(countryCode) ?? []
    const coordinate = centerOf(countryCode, towns)
    if (!name || !coordinate) continue
    yield {
      kind: 'area',
      ref: `country:${countryCode}`,
      area: 'country',
      name,
      otherNames: [
        ...new Set([
          countryCode,
          ...otherNames,
          ...Object.values(namesIn),
          ...(COLLOQUIAL[countryCode] ?? []),
        ]),
      ],
      namesIn,
      ...(local !== name && { localName: local }),
      coordinate,
      countryCode,
      population: populationOf(towns),
      languages,
    }
  }
}

/** The common name of a country in a language. */
function nameIn(language: string, countryCode: string): string | undefined {
  const code = toAlpha2(countryCode)
  if (!code || Intl.DisplayNames.supportedLocalesOf(language).length === 0) return undefined
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
}

/** The center of the polygon with the largest town; of the largest polygon if there is no town. */
function centerOf(alpha3: string, towns: readonly City[]): Coordinate | undefined {
  const geometry = aggregateFeature(toAlpha2(alpha3) ?? '')?.geometry
  if (geometry?.type !== 'MultiPolygon') return undefined
  const rings = geometry.coordinates.map(([outer = []]) =>
    outer.map(([longitude = 0, latitude = 0]): Position => [longitude, latitude]),
  )
  const capital = towns.toSorted((a, b) => b.population - a.population)[0]
  const home = capital && rings.filter((ring) => isInBox(capital, ring))
  const sized = (home?.length ? home : rings).map(ringCenter).sort((a, b) => b.size - a.size)
  const [longitude, latitude] = sized[0]?.center ?? []
  return longitude === undefined || latitude === undefined ? undefined : { latitude, longitude }
}

function isInBox({ longitude, latitude }: Coordinate, ring: readonly Position[]): boolean {
  const longitudes = ring.map(([x]) => x)
  const latitudes = ring.map(([, y]) => y)
  return (
    longitude >= Math.min(...longitudes) &&
    longitude <= Math.max(...longitudes) &&
    latitude >= Math.min(...latitudes) &&
    latitude <= Math.max(...latitudes)
  )
}
