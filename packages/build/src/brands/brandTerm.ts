import { fold } from '@signpost/client/domain'
import type { TermRecord } from '@signpost/service/internal'
import countries from 'i18n-iso-countries'
import type { Brand } from './mergeBrands.ts'

/** The number of decimal digits of the highest place count of any brand. */
const MOST_DIGITS = 5
/** The languages in which the name of a country may follow the name of a brand. */
const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'ru']

/** The search term of a brand. */
export function brandTerm({ id, name, language, aliases, items, countries }: Brand): TermRecord {
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return {
    kind: 'term',
    ref: `brand:${id}`,
    term: 'brand',
    code: id,
    names: [{ language, text: name }],
    otherNames: aliases.filter(({ text }) => !isInCountry(text, name)),
    words: [],
    countries,
    weight: Math.min(1, Math.log10(1 + count) / MOST_DIGITS),
  }
}

const countryNames = new Set(
  LANGUAGES.flatMap((language) =>
    Object.values(countries.getNames(language, { select: 'all' }))
      .flat()
      .map(fold),
  ),
)

/** True for a brand's name followed by a country, as in `Subway Brasil`: a user who types `brasil` is looking for the country. */
function isInCountry(text: string, name: string): boolean {
  const [long, short] = [fold(text), `${fold(name)} `]
  return long.startsWith(short) && countryNames.has(long.slice(short.length))
}
