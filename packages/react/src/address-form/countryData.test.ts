import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { fold } from '@signpost/client/domain'
import { describe, expect, test } from 'vitest'
import { countryRecords } from '../../test/countryRecords.ts'
import { postalCodes } from './countries/postalCodes.ts'
import { loadRegions, postalFormat } from './countryData.ts'
import { countryCodes, countryLayout } from './countryLayout.ts'

// Compares the tables with the raw records of the data.
const records = countryRecords.split('\n').map((row) => {
  const [code = '', fmt, lfmt, require, zip = '', zipex = '', keys = ''] = row.split('\t')
  return {
    code,
    formats: [fmt, lfmt].filter(Boolean).length > 0 ? [fmt, lfmt].join('') : '%A%C',
    required: require || 'AC',
    zip,
    examples: zipex.split(',').filter((each) => each !== '' && !each.includes(':')),
    keys: keys === '' ? [] : keys.split('~'),
  }
})

/** The letters of the form's fields in the data. */
const letters: Readonly<Record<string, string>> = {
  'address-line1': 'A',
  'address-line2': '',
  'address-level3': 'D',
  'address-level2': 'C',
  'address-level1': 'S',
  'postal-code': 'Z',
}

function lettersOf(fields: Iterable<string>): string {
  return [...fields]
    .flatMap((field) => letters[field] ?? '?')
    .sort()
    .join('')
}

test('the data has all countries that can be chosen', () => {
  expect(records).toHaveLength(250)
  expect(records.map(({ code }) => code)).toEqual(countryCodes())
  expect(countryCodes()).toContain('XK')
})

describe.each(['en', 'ja', 'ko', 'ar'])('for a reader of %s', (language) => {
  test('every country has the fields of the data, each once, and requires what the data requires', () => {
    for (const { code, formats, required } of records) {
      const layout = countryLayout(code, language)
      const fields = layout.rows.flat()
      const wanted = [...'ACDSZ'].filter((letter) => formats.includes(`%${letter}`)).join('')
      expect([code, lettersOf(fields)]).toEqual([code, wanted])
      expect(fields).toContain('address-line2')
      const needed = [...required].sort().join('')
      expect([code, lettersOf(layout.required)]).toEqual([code, needed])
    }
  })
})

test('every pattern of postal codes accepts the examples of its country, as people type them, and refuses others', () => {
  const withCodes = records.filter(({ zip }) => zip !== '')
  expect(withCodes.length).toBeGreaterThanOrEqual(178)
  for (const { code, zip, examples } of withCodes) {
    const format = postalFormat(code)
    const exact = new RegExp(`^(?:${zip})$`)
    expect(examples).not.toEqual([])
    for (const example of examples) {
      const typed = [example, ` ${example.toLowerCase()} `, example.replace(/[ -]/g, '')]
      for (const each of typed) {
        const read = format?.read(each)
        expect([code, each, read]).toEqual([code, each, expect.stringMatching(exact)])
        expect(read?.replace(/[ -]/g, '')).toBe(example.replace(/[ -]/g, ''))
      }
    }
    for (const wrong of ['1', 'ABCDEFGH', '#####', `${examples[0]}X99999`, 'x'.repeat(100_000)]) {
      expect([code, wrong.slice(0, 20), format?.read(wrong)]).toEqual([
        code,
        wrong.slice(0, 20),
        undefined,
      ])
    }
  }
  for (const { code, zip } of records) if (zip === '') expect(postalFormat(code)).toBeUndefined()
})

test('the table of postal codes has the patterns of the data, and examples of it with the number of digits', () => {
  const rows = postalCodes.split('\n').map((row) => row.split(' '))
  const patterns = rows.map(([code, , , , ...pattern]) => [code, pattern.join(' ')])
  expect(patterns).toEqual(
    records.filter(({ zip }) => zip !== '').map(({ code, zip }) => [code, zip]),
  )
  for (const [code, , digits = '', listed = ''] of rows) {
    const examples = listed.replaceAll('_', ' ').split(',')
    const known = records.find((record) => record.code === code)?.examples
    expect([code, known]).toEqual([code, expect.arrayContaining(examples)])
    if (digits !== '')
      expect(examples[0]?.replace(/[ -]/g, '')).toMatch(new RegExp(`^\\d{${digits}}$`))
  }
})

test.each([
  ['US', '940431351', '94043-1351'],
  ['GB', 'sw1a2aa', 'SW1A 2AA'],
  ['CA', 'k1a-0b1', 'K1A 0B1'],
  ['JP', '〒1000005', '100-0005'],
  ['JP', '１００−０００５', '100-0005'],
  ['PT', '1100 148', '1100-148'],
  ['CH', 'CH-8001', '8001'],
  ['SE', 'SE-114 55', '11455'],
  ['LV', '1009', 'LV-1009'],
  ['IE', 'a65f4e2', 'A65 F4E2'],
])('%s: %s is read as %s', (country, typed, written) => {
  expect(postalFormat(country)?.read(typed)).toBe(written)
})

test.each([
  ['US', 5, '95014'],
  ['IN', 6, '110034'],
  ['BR', 8, '40301-110'],
  ['GB', undefined, 'EC1Y 8SY'],
  ['CR', undefined, '1000'],
])('%s: %s digits, like %s', (country, digits, example) => {
  expect(postalFormat(country)).toMatchObject({ digits, example })
})

test('every country with regions has the list of the data, with a code or a name for each', async () => {
  const withRegions = records.filter(({ keys }) => keys.length > 0)
  expect(withRegions).toHaveLength(48)
  for (const { code, keys } of records) {
    const list = await loadRegions(code, 'en')
    expect(countryLayout(code, 'en').hasRegions).toBe(keys.length > 0)
    expect(list?.options.length ?? 0).toBe(keys.length)
    const names = new Set(list?.options.map(({ name }) => name))
    expect([code, names.size]).toEqual([code, keys.length])
    for (const key of keys) {
      // The post's own name for a region finds it.
      expect([code, key, list?.find(key)?.names]).toEqual([
        code,
        key,
        expect.arrayContaining([fold(key)]),
      ])
    }
  }
})

async function found(country: string, text: string, language = 'en'): Promise<string | undefined> {
  const list = await loadRegions(country, language)
  const option = list?.find(text)
  return option && [option.code, option.name].join(' ')
}

test.each([
  ['US', 'CA', 'CA California'],
  ['US', 'california', 'CA California'],
  ['US', 'State of California', 'CA California'],
  ['US', 'calif', 'CA California'],
  ['US', 'New', undefined],
  ['US', 'Washington', 'WA Washington'],
  ['CA', 'Québec', 'QC Quebec'],
  ['CA', 'Colombie-Britannique', 'BC British Columbia'],
  ['JP', '東京都', '13 Tokyo'],
  ['KR', '서울특별시', '11 Seoul'],
  ['BR', 'São Paulo', 'SP São Paulo'],
  ['UY', 'Departamento de Montevideo', 'MO Montevideo'],
  ['IE', 'County Cork', 'CO Co. Cork'],
  ['ES', 'Comunidad de Madrid', 'M Madrid'],
  ['AE', 'دبي', 'DU Dubai'],
  ['RU', 'Москва', 'MOW Moskva'],
  ['US', '', undefined],
  ['US', 'Ontario', undefined],
])('%s: "%s" is the region "%s"', async (country, text, region) => {
  expect(await found(country, text)).toBe(region)
})

test('regions have their names in the script of the reader', async () => {
  expect(await found('JP', '13', 'ja')).toBe('13 東京都')
  expect(await found('AE', 'Dubai', 'ar')).toBe('DU دبي')
  expect(await found('UA', 'Kyiv', 'ru')).toContain('иїв')
})

test('a typed text finds the regions with a word that begins with it, by any of their names', async () => {
  const list = await loadRegions('US', 'en')
  const named = (text: string) => (list?.filter(text) ?? []).map(({ name }) => name)
  expect(named('new')).toEqual(['New Hampshire', 'New Jersey', 'New Mexico', 'New York'])
  expect(named('caro')).toEqual(['North Carolina', 'South Carolina'])
  expect(named('ny')).toEqual(['New York'])
  expect(named('')).toHaveLength(list?.options.length ?? 0)
})

test('six countries have lists of the towns or districts of their regions', async () => {
  const withTowns = records.filter(({ code }) => countryLayout(code, 'en').hasTowns)
  expect(withTowns.map(({ code }) => code)).toEqual(['BR', 'CL', 'CN', 'HK', 'KR', 'TW'])
  for (const [country, region, town] of [
    ['KR', '서울', 'Gangnam-gu'],
    ['BR', 'SP', 'Campinas'],
    ['CL', 'Antofagasta', 'Calama'],
    ['HK', 'Kowloon', 'Mong Kok'],
  ] as const) {
    const list = await loadRegions(country, 'en')
    const option = list?.find(region)
    const towns = option && (await list?.townsOf(option))
    expect(towns?.options.map(({ name }) => name)).toContain(town)
  }
})

test('the regions of a country are at most 3 kB, the towns of a region at most 5 kB', () => {
  const folder = new URL('countries/', import.meta.url)
  const lists = readdirSync(folder).filter((file) => /^[A-Z]{2}(?:-.+)?\.ts$/.test(file))
  expect(lists.filter((file) => file.length === 5)).toHaveLength(48)
  for (const file of lists) {
    const { length } = gzipSync(readFileSync(new URL(file, folder)))
    expect([file, length]).toEqual([file, Math.min(length, file.length === 5 ? 3000 : 5000)])
  }
})
