import { readFileSync } from 'node:fs'
import { type Address, addressLines, fold } from '@signpost/client/domain'
import { expect, test } from 'vitest'

interface Case {
  readonly id: string
  readonly address: Address
  readonly lines: readonly string[]
}

// The cases of OpenCage's address formatting (MIT; the license is in the file). Of its 465 cases, the file has those whose lines consist of values of an
// `Address`: `house` or a category is the name, `road` the street, `neighbourhood` and its aliases the area, `city`, `town`, `village`, `hamlet`
// or `municipality` the city; the state of Italy is the letters of the province, that of Ireland the county. Another 142 cases have a second area, a
// county, an island or a country's territory, for which an `Address` has no part.
const file = new URL('openCageCases.jsonl', import.meta.url)
const cases: readonly Case[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => JSON.parse(line))

/** The cases in which OpenCage replaces or omits a value by its own rules, which is not a matter of the format. */
const rewritten: Readonly<Record<string, string>> = {
  'aq 1': 'the street is omitted',
  'bb 1': 'the postal code is omitted',
  'bq 1': 'the country is replaced',
  'cn 1': 'the district is omitted, the postal code is beside the country',
  'de 3': 'Alt-Berlin is replaced by Berlin',
  'de 4': 'Alt-Berlin is replaced by Berlin',
  'fr 2': 'the region is omitted, because of several postal codes',
  'ie 4': 'an electoral division is omitted',
  'kw 6': 'the city and its part are one line',
  'mo 1': 'the city is omitted',
  'mt 1': 'the country of the case is a number',
  'ne 1': 'the postal code is omitted',
  'ni 1': 'the postal code is omitted',
  'nl 1': 'the country is replaced, the postal code is omitted',
  'nl 2': 'the country is replaced',
  'pn 1': 'the street is omitted',
}

/** The cases with a different result, and the reason. */
const different: Readonly<Record<string, string>> = {
  'bg 1': 'the postal code is before the city, as the data has it',
  'by 1': 'the house is last only in the scripts of East Asia',
  'cr 1': 'the province is before the city, as the data has it',
  'cu 2': 'an area replaces a missing city, beside the state',
  'de 7': 'an area replaces a missing city, before the state',
  'gb 2': 'a city alone has its state',
  'gb 5': 'an area is omitted even without a house number',
  'gn 1': 'the data has one line, without an area',
  'hn 1': 'the department is required, as the data has it',
  'hu 1': 'the city is before the street, as the data has it',
  'hu 2': 'the postal code is last, as the data has it',
  'id 1': 'the postal code is after the province, as the data has it',
  'ie 3': 'the county is written even if it has the name of the city',
  'iq 1': 'the province is required, as the data has it',
  'iq 2': 'the province is required, as the data has it',
  'ir 2': 'the province is first, as the data has it',
  'kg 1': 'the house is last only in the scripts of East Asia',
  'kr 1': 'the city is in Latin letters, the area is not',
  'kz 1': 'the postal code is first, as the data has it',
  'mn 1': 'the city is before the postal code, as the data has it',
  'ru 1': 'the country is after the postal code',
  'tr 1': 'the province is written, as the data has it',
  'tw 1': 'the county is required, as the data has it',
  'uz 1': 'the postal code is before the city, as the data has it',
  'xk 1': 'the postal code is before the city, as the data has it',
  'xx 1': 'the house number of an unknown country is before the street',
}

function words(lines: readonly string[]): string {
  return fold(lines.join(' '))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

test('at least 90 % of OpenCage’s addresses have the same words in the same order, and the rest have a reason', () => {
  const missed = cases.filter(({ address, lines }) => {
    const written = addressLines(address)
    // OpenCage separates by spaces some scripts that are written without them.
    const [ours, theirs] = [words(written), words(lines)]
    return ours !== theirs && ours.replaceAll(' ', '') !== theirs.replaceAll(' ', '')
  })
  expect(missed.map(({ id }) => id).sort()).toEqual(
    [...Object.keys(rewritten), ...Object.keys(different)].sort(),
  )
  const expressible = cases.length - Object.keys(rewritten).length
  expect(Object.keys(different).length / expressible).toBeLessThanOrEqual(0.1)
})
