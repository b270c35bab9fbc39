import { toAlpha3 } from '@signpost/client/domain'
import type { CountryRecord } from './readCountries.ts'

// The positions of house numbers, which the data lacks: it only has lines for the street. From OpenCage's address formatting (MIT) and the posts. Other
// countries write the number first.
const housesAfter =
  'AF AI AL AO AR AT AW AX BA BE BG BI BO BQ BS BT BV BW CF CH CL CM CO CR CU CV CW CY CZ DE DK DO EC EE EH ER ET FI FO GD GE GL GQ GR GT GW HN HR HT HU ' +
  'ID IL IS IT JO KI KM LC LI LR LT LV ME MK ML MO MX NI NL NO NP PA PE PL PS PT PW PY QA RO RS SD SE SI SJ SK SM SO SR SS ST SV SX SZ TD TH TJ TL TR UY ' +
  'UZ VA VC VE VU WS'
const housesAfterComma = 'BR BY ES KG KZ MD MZ RU SY UA'
const housesBeforeComma = 'BJ CD CG LA MR MU TG TM XK YE'

/** Countries where a district belongs to the street, although it has no separate field. */
const withPartOfCity = 'AE BD EG HK ID IN JM JP KH KP LK MG MO MU NI PA SO SY TW UA VN'

/** Countries whose mail needs no region, or only its letters, while services send its name. */
const withLettersOfRegion = 'EE EG ES IT LT LV MN MZ PE RO SO'

// Formats for the habits of some countries, because the data has lines for the street, and no punctuation for several parts on a line. Australian mail has the
// suburb instead of the city, Singapore is its own city, Kuwait begins with the district, and people in Oman, Palestine and Tanzania write a part
// without a field in the data. The positions of postal codes in Israel, Jordan, Mauritius and Sudan are from OpenCage.
const own: ReadonlyMap<string, string> = new Map([
  ['AU', 'N S|L A Z'],
  ['BR', 'S, N - D|C - A|Z'],
  ['IL', 'S N|Z C'],
  ['JO', 'S N|Z C'],
  ['KW', 'd|S, N|Z C'],
  ['MU', 'N, S|d|C Z'],
  ['MZ', 'S, N|Z C E'],
  ['OM', 'N S|Z|C|a'],
  ['PS', 'S N|z C'],
  ['SD', 'S N|Z C'],
  ['SG', 'N S|c Z'],
  ['TZ', 'N S|Z C|a'],
  // Without the comma the names of a city and its department run together: `Montevideo Departamento de Montevideo`.
  ['UY', 'S N|Z C, A'],
])

/** The countries that write from the country down to the house in their own script, and their separators. */
const bigEndian: ReadonlyMap<string, string> = new Map([
  ['CN', ''],
  ['HK', ''],
  ['JP', ''],
  ['KP', ' '],
  ['KR', ' '],
  ['MO', ''],
  ['TW', ''],
])

/** The format of countries without one in the data. */
const commonFormat = 'N S|C'

/** Writes the module with the order of an address by country. */
export function writeFormats(countries: readonly CountryRecord[]): string {
  const formats = new Map<string, string[]>()
  const local: string[] = []
  for (const { code, raw } of countries) {
    const isBigEndian = bigEndian.has(code)
    const format = formatOf(code, (isBigEndian ? raw.lfmt : undefined) ?? raw.fmt, raw.postprefix)
    const group = formats.get(format) ?? []
    formats.set(format, [...group, toAlpha3(code) ?? code])
    if (isBigEndian) local.push(`  ['${toAlpha3(code)}', '${localFormat(code, raw.fmt ?? '%A')}'],`)
  }
  formats.delete(commonFormat)
  const rows = [...formats].sort(([a], [b]) => (a < b ? -1 : 1))
  return `
/** The formats of countries (alpha-3), as \`addressFormat\` describes them. */
export const formats: readonly (readonly [format: string, countries: string])[] = [
${rows.map(([format, codes]) => `  ['${format}', '${codes.join(' ')}'],`).join('\n')}
]

/** The formats of countries that write from the country down to the house in their own script. */
export const bigEndian: ReadonlyMap<string, string> = new Map([
${local.join('\n')}
])
`
}

function houseOf(code: string): string {
  const has = (list: string): boolean => list.split(' ').includes(code)
  if (has(housesAfter)) return 'S N'
  if (has(housesAfterComma)) return 'S, N'
  return has(housesBeforeComma) ? 'N, S' : 'N S'
}

function formatOf(code: string, given = '%A%n%C', prefix = ''): string {
  const known = own.get(code)
  if (known) return known
  const format = lineBreaks(given, prefix)
  const hasCity = /%C/i.test(format)
  const hasPart = withPartOfCity.split(' ').includes(code) && !format.includes('%D')
  const street = [houseOf(code), ...(hasPart ? ['d'] : [])].join('|')
  const letters = lettersOf(format.replace('%A', `${street}${hasCity ? '' : '|c'}`))
  return withLettersOfRegion.includes(code) ? letters.replace('A', 'E') : letters
}

function localFormat(code: string, given: string): string {
  const between = bigEndian.get(code) ?? ''
  const street = [...(given.includes('%C') ? '' : 'c'), ...(given.includes('%D') ? '' : 'd')]
  const parts = (line: string): string =>
    [...line.matchAll(/%([SCDA])/g)]
      .flatMap(([, letter]) => (letter === 'A' ? [...street, 'S', 'N'] : [stateLetter(letter)]))
      .join(between)
  const lines = lineBreaks(given, '').split('|')
  const rest = parts(lines.filter((line) => !line.includes('%Z')).join(''))
  const at = lines.findIndex((line) => line.includes('%Z'))
  if (at < 0) return rest
  const postal = lettersOf(lines[at] ?? '')
  return at === 0 ? `${postal}|${rest}` : `${rest}|${postal}`
}

/** Translates the letters of the data, where `S` is the state; here it is the street. */
function stateLetter(letter = ''): string {
  return letter === 'S' ? 'A' : letter
}

function lettersOf(format: string): string {
  return format.replace(/%([SCDZ])/g, (_, letter: string) => stateLetter(letter))
}

/** The format without parts that are not a place: the recipient, sorting codes, the country before the postal code, and names of countries. */
function lineBreaks(format: string, prefix: string): string {
  return format
    .replace(/%[NOX]/g, '')
    .replace(`${prefix}%Z`, '%Z')
    .replace(/GUERNSEY|JERSEY|GIBRALTAR|ÅLAND/g, '')
    .split('%n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('|')
}
