import addressFormatter from '@fragaria/address-formatter'
import { toAlpha2 } from '@signpost/client/domain'
import countries from 'i18n-iso-countries/index.js'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

countries.registerLocale(english)

const namesIn = new Map<string, Intl.DisplayNames | undefined>()

/** The name of a country by its ISO 3166-1 alpha-3 code: in the reader's language, or the long English one. */
export function countryName(alpha3: string, language = 'en'): string | undefined {
  const code = toAlpha2(alpha3)
  const names = language === 'en' || !code ? undefined : displayNames(language)
  return code && (names?.of(code) ?? countries.getName(code, 'en'))
}

/** The names of countries in a language. Undefined for an unsupported one, so that the cache is bounded by the languages of Intl. */
function displayNames(language: string): Intl.DisplayNames | undefined {
  if (!namesIn.has(language)) {
    if (Intl.DisplayNames.supportedLocalesOf(language).length === 0) return undefined
    namesIn.set(language, new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  }
  return namesIn.get(language)
}

/** The parts of an address, all of which are optional. */
export interface AddressParts {
  /** The language of the country's name. Default: English. */
  language?: string | undefined
  houseNumber?: string | undefined
  street?: string | undefined
  city?: string | undefined
  state?: string | undefined
  postal?: string | undefined
  /** ISO 3166-1 alpha-3. */
  countryCode?: string | undefined
}

/** House number and street in the order of the country. */
export function streetLine({ houseNumber, street, countryCode }: AddressParts): string {
  return oneLine({ houseNumber, street, countryCode }, { country: false })
}

/** City, state, postal code and country in the order of the country. */
export function regionLine({ houseNumber: _, street: __, ...parts }: AddressParts): string {
  return oneLine(parts, { country: true })
}

/** The whole address as one line. */
export function wholeAddress(parts: AddressParts): string {
  return oneLine(parts, { country: true })
}

// The formatter takes about 70 µs for an address and interprets some values as templates. It is called once for each shape of an address, with a placeholder
// character for each part. The state belongs to the shape because it may be abbreviated (`NY`).
const standIns = { houseNumber: '\ue000', street: '\ue001', city: '\ue002', postal: '\ue003' }
const names = ['houseNumber', 'street', 'city', 'postal'] as const
const shapes = new Map<string, string[]>()
const MOST_SHAPES = 20_000

function oneLine(parts: AddressParts, { country }: { country: boolean }): string {
  const pieces = shapeOf(parts, country).map((piece) =>
    piece.replaceAll(/[\ue000-\ue003]/g, (standIn) => {
      const name = names.find((name) => standIns[name] === standIn)
      return (name && parts[name]) ?? ''
    }),
  )
  return [...new Set(pieces)].join(', ')
}

function shapeOf(parts: AddressParts, country: boolean): string[] {
  const present = names.map((name) => (parts[name] ? '1' : '0')).join('')
  const language = country ? (parts.language ?? '') : ''
  const key = `${present}${Number(country)}${parts.countryCode ?? ''}${language}|${parts.state ?? ''}`
  const known = shapes.get(key)
  if (known) return known
  if (shapes.size === MOST_SHAPES) shapes.clear()
  const shape = format(parts, country)
  shapes.set(key, shape)
  return shape
}

function format(
  { countryCode = '', state, language, ...parts }: AddressParts,
  country: boolean,
): string[] {
  const standIn = (name: (typeof names)[number]) => (parts[name] ? standIns[name] : undefined)
  const input = {
    houseNumber: standIn('houseNumber'),
    road: standIn('street'),
    city: standIn('city'),
    postcode: standIn('postal'),
    state,
    country: country ? countryName(countryCode, language) : undefined,
    countryCode: toAlpha2(countryCode),
  }
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value))
  if (Object.keys(given).every((name) => name === 'countryCode')) return []
  return addressFormatter
    .format(given, { output: 'array' })
    .flatMap((line) => line.split(', '))
    .map((piece) => piece.trim())
    .filter(Boolean)
}
