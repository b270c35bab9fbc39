import type { TermRecord } from '../record.ts'
import type { Brand } from './mergeBrands.ts'

/** The decimal digits of the number of places that the best known brands have. */
const MOST_DIGITS = 5

/** A brand as something to look for. */
export function brandTerm({ id, name, language, aliases, items, countries }: Brand): TermRecord {
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return {
    kind: 'term',
    ref: `brand:${id}`,
    term: 'brand',
    code: id,
    names: [{ language, text: name }],
    otherNames: aliases,
    words: [],
    countries,
    weight: Math.min(1, Math.log10(1 + count) / MOST_DIGITS),
  }
}
