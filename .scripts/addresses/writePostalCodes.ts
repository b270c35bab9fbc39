import type { CountryRecord, RawRecord } from './readCountries.ts'

/** Writes the module with the formats of postal codes. */
export function writePostalCodes(countries: readonly CountryRecord[]): string {
  const rows = countries.flatMap(({ code, raw }) => {
    const { zip, zipex = '', postprefix = '' } = raw
    if (!zip) return []
    return [[code, postprefix.trim(), digitsOf(zip), examplesOf(zipex).join(','), zip].join(' ')]
  })
  return `
/**
 * The formats of postal codes, a line each: country, the country's letters before a code in mail from abroad, the number of digits where codes
 * have nothing but those, an example of each length, and the pattern.
 */
export const postalCodes: string = String.raw\`${rows.join('\n')}\`
`
}

/** The examples without ranges, one of each length and separator. Spaces are written as underscores. */
function examplesOf(zipex: string): readonly string[] {
  const byShape = new Map<string, string>()
  for (const example of zipex.split(',').filter((each) => !each.includes(':'))) {
    const shape = example.replace(/[^ -]/g, 'x')
    if (!byShape.has(shape)) byShape.set(shape, example)
  }
  return [...byShape.values()].map((example) => example.trim().replaceAll(' ', '_'))
}

/** The number of digits of a pattern that allows only one number of digits, apart from the additional four of the United States. */
function digitsOf(zip: RawRecord[string] = ''): string {
  const one = zip.replace('(?:[ \\-](\\d{4}))?', '').replace(/[ -]\??/g, '')
  if (/[A-Za-z|?]/.test(one.replaceAll('\\d', '').replaceAll('(?:', '(')) || /,/.test(one))
    return ''
  const units = [...one.matchAll(/(?:\\d|\[[^\]]+\]|\d)(?:\{(\d)\})?/g)]
  return String(units.reduce((sum, [, count = '1']) => sum + Number(count), 0))
}
