import { loadCountry } from './countries/loadCountry.ts'
import { postalCodes } from './countries/postalCodes.ts'
import { type ListOption, type OptionList, readList } from './ListOption.ts'
import type { PostalFormat } from './PostalFormat.ts'

// Loaded after the form: what only matters once somebody types.

/** The list of a country's regions. */
export interface RegionList extends OptionList {
  /** The towns or districts of a region, where the country has lists of them. */
  readonly townsOf: (region: ListOption) => Promise<OptionList | undefined>
}

/** The regions of a country, by their names in the reader's script. */
export async function loadRegions(
  country: string,
  language: string,
): Promise<RegionList | undefined> {
  const list = await loadCountry[country]?.()
  if (!list) return undefined
  return {
    ...readList(list.regions, language),
    townsOf: async ({ index }) => {
      const towns = await list.parts?.[index]?.()
      return towns && readList(towns.regions, language)
    },
  }
}

/** The format of a country's postal codes; `undefined` where it has none. */
export function postalFormat(country: string): PostalFormat | undefined {
  const row = postalCodes.split('\n').find((line) => line.startsWith(`${country} `))
  if (row === undefined) return undefined
  const [, prefix = '', digits = '', listed = '', ...pattern] = row.split(' ')
  const examples = listed.split(',').map((each) => each.replaceAll('_', ' '))
  const format = new RegExp(`^(?:${pattern.join(' ')})$`)
  const [example = ''] = examples
  return {
    example,
    digits: digits === '' ? undefined : Number(digits),
    read: (text) => candidates(text, prefix, examples).find((candidate) => format.test(candidate)),
  }
}

/** The ways to read a typed code, the post's own first. */
function candidates(text: string, prefix: string, examples: readonly string[]): string[] {
  const typed = text
    .slice(0, longestCode)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[〒\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
  const whole = typed.replace(/\s+/g, ' ')
  const bare = withoutSeparators(typed)
  const lead = withoutSeparators(prefix)
  const bares = lead && bare.startsWith(lead) ? [bare.slice(lead.length), bare] : [bare]
  // The letters that all codes of a country begin with may be missing.
  const letters = examples.flatMap((each) => /^[A-Z]{2}(?=-?\d)/.exec(each)?.[0] ?? [])
  const shaped = [...bares, ...letters.map((each) => each + bare)].flatMap((each) =>
    examples.flatMap((example) => inShape(each, example) ?? []),
  )
  return [...shaped, whole, ...bares]
}

const longestCode = 40

function withoutSeparators(code: string): string {
  return code.replace(/[\s-]/g, '')
}

/** A code with the separators of an example, if it has as many letters and digits. */
function inShape(bare: string, example: string): string | undefined {
  if (withoutSeparators(example).length !== bare.length) return undefined
  let at = 0
  return example.replace(/[^ -]/g, () => bare.charAt(at++))
}
