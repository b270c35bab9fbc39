import { aggregateFeature } from '@rapideditor/country-coder'
import { type Coordinate, type Position, toAlpha2, toAlpha3 } from '@signpost/client/domain'
import { type AreaRecord, languages } from '@signpost/service/internal'
import countries from 'i18n-iso-countries'
import { ringCenter } from '../lines.ts'
import { languagesOf } from './languagesOf.ts'
import { type City, populationOf } from './readGazetteer.ts'

/** The languages in which a country can be searched for. The first name is English. */
const LANGUAGES = [...new Set(['en', ...Object.keys(languages)])]

const MOST_LOCAL_NAMES = 3

/** Common names that are missing from Unicode CLDR and from the list of countries. */
const COLLOQUIAL: Readonly<Record<string, readonly string[]>> = {
  NLD: ['Holland', 'Hollande', 'Holanda', 'Olanda', 'Голландия'],
}

/** Every country, with its names in several languages. */
export function* countryAreas(cities: ReadonlyMap<string, readonly City[]>): Generator<AreaRecord> {
  for (const alpha2 of Object.keys(countries.getAlpha2Codes())) {
    const countryCode = toAlpha3(alpha2)
    if (!countryCode) continue
    const names = LANGUAGES.flatMap(
      (language) => countries.getName(alpha2, language, { select: 'all' }) ?? [],
    )
    const [name, ...otherNames] = new Set(names)
    const official = languagesOf(countryCode).filter(({ length }) => length === 2)
    const spoken = new Set([...LANGUAGES, ...official].filter((language) => language !== 'en'))
    const namesIn = Object.fromEntries(
      [...spoken].flatMap((language) => {
        const text = nameIn(language, countryCode)
        return text === undefined || text === name ? [] : [[language, text] as const]
      }),
    )
    // The local name of a country with several languages lists all of them: `Schweiz / Suisse / Svizzera`.
    const ownNames = new Set(official.map((language) => namesIn[language] ?? name))
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
        ...new Set(
          [
            // No codes: `caf` is a café before it is the Central African Republic.
            ...otherNames,
            ...Object.values(namesIn),
            // The English name that people use (`Syria`), and short names: `UK`, `EE. UU.`
            nameIn('en', countryCode) ?? [],
            ...['en', ...spoken].map((language) => nameIn(language, countryCode, 'short') ?? []),
            ...(COLLOQUIAL[countryCode] ?? []),
          ].flat(),
        ),
      ],
      namesIn,
      ...(local !== name && { localName: local }),
      coordinate,
      countryCode,
      population: populationOf(towns),
      languages: official,
    }
  }
}

/** The common name of a country in a language. */
function nameIn(
  language: string,
  countryCode: string,
  style: 'long' | 'short' = 'long',
): string | undefined {
  const code = toAlpha2(countryCode)
  return code && displayNames(language, style)?.of(code)
}

const cached = new Map<string, Intl.DisplayNames | undefined>()

/** The names of countries in a language; undefined for one that Node does not have. */
function displayNames(language: string, style: 'long' | 'short'): Intl.DisplayNames | undefined {
  const key = `${language} ${style}`
  if (!cached.has(key)) {
    const isKnown = Intl.DisplayNames.supportedLocalesOf(language).length > 0
    cached.set(
      key,
      isKnown
        ? new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })
        : undefined,
    )
  }
  return cached.get(key)
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
