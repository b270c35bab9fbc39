import { describe, expect, it } from 'vitest'
import { coordinate } from './coordinate.ts'
import { country } from './country.ts'
import { integer } from './integer.ts'
import { acceptedLanguage, language } from './language.ts'
import { listOf } from './listOf.ts'
import { oneOf } from './oneOf.ts'
import { optional, type Parameter, required } from './read.ts'
import { searchFilter, writeSearchFilter } from './searchFilter.ts'
import { searchText } from './searchText.ts'

/** For each kind of parameter: texts and what they are read as, and texts that are refused. */
const kinds: Record<
  string,
  { kind: Parameter<unknown>; good: [string, unknown][]; bad: string[] }
> = {
  coordinate: {
    kind: coordinate,
    good: [
      ['90,180', { latitude: 90, longitude: 180 }],
      ['-90,-180', { latitude: -90, longitude: -180 }],
      ['-34.9055,-56.1917', { latitude: -34.9055, longitude: -56.1917 }],
      [' -34.9 , -56.1 ', { latitude: -34.9, longitude: -56.1 }],
      ['0,0', { latitude: 0, longitude: 0 }],
    ],
    bad: [
      ...['', ' ', ',', '1', '1,', ',1', '1,2,3', '1;2', '1 2'],
      ...['90.0000001,0', '-90.1,0', '91,0', '0,180.0000001', '0,-181', '0,360'],
      ...['NaN,0', '0,NaN', 'Infinity,0', '1e999,0', '1e1,0', '0x10,0', '+-1,0', '--1,0'],
      ...['1,5,2,5', '1.,2', '.5,.5', '1.2.3,4', '١,٢', 'a,b', '1,2\n', '[1,2]'],
      `${'1'.repeat(400)},0`,
      `0.${'1'.repeat(400)},0`,
    ],
  },
  integer: {
    kind: integer(1, 50),
    good: [
      ['1', 1],
      ['50', 50],
      ['007', 7],
    ],
    bad: ['', ' ', '0', '51', '-1', '1.5', '1e1', '0x10', 'ten', 'NaN', 'Infinity', '1,000'],
  },
  'enumerated word': {
    kind: oneOf(['fastest', 'shortest', 'easiest']),
    good: [['shortest', 'shortest']],
    bad: ['', ' ', 'Fastest', 'fastest ', 'fast', 'fastest,shortest', 'toString', '__proto__'],
  },
  list: {
    kind: listOf(['toll', 'ferry', 'hov']),
    good: [
      ['none', []],
      ['toll', ['toll']],
      ['hov,toll,hov', ['toll', 'hov']],
    ],
    bad: ['', ',', 'toll,', ',toll', 'toll, ferry', 'TOLL', 'none,toll', 'toll;ferry', 'road'],
  },
  country: {
    kind: country,
    good: [
      ['URY', 'URY'],
      ['usa', 'USA'],
    ],
    bad: ['', 'UY', 'XYZ', 'URYX', 'U Y', '858', '…', 'ÜRY', 'ßA'],
  },
  language: {
    kind: language,
    good: [
      ['en', 'en'],
      ['fr-FR', 'fr'],
      ['DE-de', 'de'],
    ],
    bad: ['', 'e', 'en-GB', 'pt', 'fr_FR', 'english', 'en-', '*'],
  },
  'search text': {
    kind: searchText,
    good: [
      ['teatro', 'teatro'],
      ['\'; DROP TABLE place; -- "* ?', '\'; DROP TABLE place; -- "* ?'],
      ['cafe\u0301', 'caf\u00e9'],
      ['a\tb\u0007', 'a b '],
      ['🚏', '🚏'],
      ['x'.repeat(300), 'x'.repeat(300)],
    ],
    bad: ['', '   ', '\n', '\u0001\u0002', '\u2028', 'x'.repeat(301), 'x'.repeat(10_000)],
  },
  'search filter': {
    kind: searchFilter,
    good: [
      [writeSearchFilter('n123'), 'n123'],
      [writeSearchFilter('city:3441575'), 'city:3441575'],
    ],
    bad: [
      ...['', 'n123', '!!!!', 'bjEyMw', 'MTo', `${writeSearchFilter('n123')}=`, 'MTpuMTIzA'],
      writeSearchFilter('n\0'),
      writeSearchFilter('x'.repeat(500)),
    ],
  },
}

describe.each(Object.entries(kinds))('a %s', (_, { kind, good, bad }) => {
  it.each(good)('%j is good', (text, value) => {
    expect(required(new Map([['name', text]]), 'name', kind)).toEqual(value)
  })

  it.each(bad)('%j is a 400 that names it', (text) => {
    const query = new Map([['name', text]])
    const refusal = { status: 400, code: 'bad_parameter', parameter: 'name' }
    expect(() => required(query, 'name', kind)).toThrow(expect.objectContaining(refusal))
    expect(() => optional(query, 'name', kind)).toThrow(expect.objectContaining(refusal))
  })

  it('is a 400 that names it when it is needed and missing', () => {
    expect(() => required(new Map(), 'name', kind)).toThrow(
      expect.objectContaining({ status: 400, parameter: 'name' }),
    )
    expect(optional(new Map(), 'name', kind)).toBeUndefined()
  })
})

describe('the language of the request header', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['pt-BR', 'en'],
    ['fr', 'fr'],
    ['de-AT,en;q=0.5', 'de'],
    ['en;q=0.2, es;q=0.9', 'es'],
    ['pt, it;q=0.1', 'it'],
    ['fr;q=0, en', 'en'],
    ['fr;q=x, en;q=0.1', 'en'],
    ['frankish', 'en'],
    [';;;,,,q=1', 'en'],
  ])('%j asks for %j', (header, expected) => {
    const headers = new Headers(header === undefined ? {} : { 'Accept-Language': header })
    expect(acceptedLanguage(headers)).toBe(expected)
  })
})
