import { loadCountry } from './countries/loadCountry.ts'
import { postalCodes } from './countries/postalCodes.ts'
import { type ListOption, type OptionList, readList } from './ListOption.ts'
import type { PostalFormat } from './PostalFormat.ts'

// The form loads this module after it has rendered, because the data matters only once the user types.

/** The regions of a country. */
export interface RegionList extends OptionList {
  /** Returns the towns or districts of a region, if the country has lists of them. */
  readonly townsOf: (region: ListOption) => Promise<OptionList | undefined>
}

/** Loads the regions of a country, with names in the reader's script. */
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

/** Returns the format of a country's postal codes; `undefined` if it has none. */
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

/** Returns the possible readings of a typed code, the post's own format first. */
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
  // Users may omit the letters that start every code of a country.
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

/** Returns a code with the separators of an example, if its letters and digits are as many. */
function inShape(bare: string, example: string): string | undefined {
  if (withoutSeparators(example).length !== bare.length) return undefined
  let at = 0
  return example.replace(/[^ -]/g, () => bare.charAt(at++))
}
