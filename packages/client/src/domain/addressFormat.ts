/**
 * The format in which a country writes an address, line by line: `N` house number, `S` street, `D` named area, `C` city, `A` state, `Z`
 * postal code; `|` ends a line. Text before a part is written only if the part exists and is not the first of its line, or if it opens the
 * line's format (`〒Z`). A part that the country omits is not in its format.
 */
interface AddressFormat {
  readonly lines: readonly string[]
  /** From the country down to the house, as China, Japan and Korea write in their own scripts. */
  readonly countryFirst: boolean
}

/** The format of a country (alpha-3) for an address written like `sample`; `undefined` when the country's is not known. */
export function addressFormat(countryCode: string, sample: string): AddressFormat | undefined {
  const own = eastAsian.test(sample) ? bigEndian.get(countryCode) : undefined
  if (own) return { lines: own.split('|'), countryFirst: true }
  for (const [format, countries] of formats) {
    if (countries.split(' ').includes(countryCode))
      return { lines: format.split('|'), countryFirst: false }
  }
  return undefined
}

/** For a country whose format is not known. */
export const commonFormat: AddressFormat = { lines: ['N S', 'D', 'C, A Z'], countryFirst: false }

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const bigEndian: ReadonlyMap<string, string> = new Map([
  ['CHN', 'Z|ACDSN'],
  ['HKG', 'ACDSN'],
  ['JPN', '〒Z|ACDSN'],
  ['KOR', 'A C D S N|Z'],
  ['MAC', 'ACDSN'],
  ['TWN', 'Z|ACDSN'],
])

// The formats that postal services require, in the parts that a service sends. Where the state is part of an address only by its
// abbreviation (Italy, Spain), it is omitted: services send its name.
const formats = [
  // The house number before the street.
  ['N S|C, A Z', 'ASM FSM GUM MHL MNP PLW PRI UMI USA VIR'],
  ['N S|C A Z', 'AUS CAN CCK CXR HMD NFK'],
  ['N S|D|C|Z', 'AIA FLK GBR GGY GIB IMN IOT JEY KEN LKA PCN SGS SHN TCA VGB ZAF'],
  ['N S|D|C|A|Z', 'EGY IRL'],
  ['N S|D|C Z', 'BGD BHR BMU BRN BTN ISR JOR KHM LBN LSO MDV MLT NPL NZL PAK SAU SGP VCT'],
  ['N S|D|C Z|A', 'IND NGA'],
  ['N S|D|C, A Z', 'CHN JPN KOR TWN'],
  ['N S|D, C|A Z', 'THA VNM'],
  ['N S|D, C|Z A', 'PHL'],
  ['N S|D|Z C|A', 'MYS'],
  ['N S|D|C|A', 'ARE HKG MAC'],
  ['N S|Z C', 'BLM DZA FRA GLP GUF LUX MAF MAR MCO MTQ MYT NCL PYF REU SEN SPM TUN WLF'],
  // The house number after the street.
  ['S N|Z C', 'ALA AND AUT BEL BGR BIH CHE CYP CZE DEU DNK DOM EST FIN FRO GEO GRC GRL HRV ISL'],
  ['S N|Z C', 'LIE LTU MDA MKD MNE NLD NOR POL PRT PRY ROU SJM SRB SVK SVN SWE'],
  ['S N|Z|C', 'ALB ECU'],
  ['S N|C, Z', 'LVA'],
  ['S, N|Z C', 'ESP ITA SMR VAT'],
  ['S N|D|Z C/A', 'TUR'],
  ['C|S N|Z', 'HUN'],
  ['S, N|C|A|Z', 'KAZ RUS UKR'],
  ['S, N|Z, C|A', 'BLR'],
  ['S N|D|C|A Z', 'IDN'],
  ['S N|Z C|A', 'ARG CHL UZB'],
  ['S N|Z C, A', 'URY'],
  ['S N|D|Z C, A', 'MEX'],
  ['S, N - D|C - A|Z', 'BRA'],
  ['S N|D|C, A, Z', 'COL'],
  ['S N|D|C Z|A', 'PER'],
  ['S N|D|C Z, A', 'VEN'],
  ['S N|A, C|Z', 'CRI'],
  ['S N|C, A|Z', 'CUB HND'],
  ['S N|Z|C, A', 'NIC'],
  ['S N|Z-C|A', 'SLV'],
  ['S N|Z - C', 'GTM'],
  ['S N|C|A', 'PAN'],
] as const
