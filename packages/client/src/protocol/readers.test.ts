import { describe, expect, it } from 'vitest'
import {
  coordinate,
  country,
  integer,
  language,
  listOf,
  oneOf,
  opaque,
  type Reader,
  searchText,
} from './readers.ts'

/** Accepted and refused texts for each kind of value. */
const kinds: Record<string, { reader: Reader<unknown>; good: [string, unknown][]; bad: string[] }> =
  {
    coordinate: {
      reader: coordinate,
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
      reader: integer(1, 50),
      good: [
        ['1', 1],
        ['50', 50],
        ['007', 7],
      ],
      bad: ['', ' ', '0', '51', '-1', '1.5', '1e1', '0x10', 'ten', 'NaN', 'Infinity', '1,000'],
    },
    'opaque value': {
      reader: opaque('that of an answer'),
      good: [[' any text ', ' any text ']],
      bad: [''],
    },
    'enumerated word': {
      reader: oneOf(['fastest', 'shortest', 'easiest']),
      good: [['shortest', 'shortest']],
      bad: ['', ' ', 'Fastest', 'fastest ', 'fast', 'fastest,shortest', 'toString', '__proto__'],
    },
    list: {
      reader: listOf(['toll', 'ferry', 'hov']),
      good: [
        ['none', []],
        ['toll', ['toll']],
        ['hov,toll,hov', ['toll', 'hov']],
      ],
      bad: ['', ',', 'toll,', ',toll', 'toll, ferry', 'TOLL', 'none,toll', 'toll;ferry', 'road'],
    },
    country: {
      reader: country,
      good: [
        ['URY', 'URY'],
        ['usa', 'USA'],
      ],
      bad: ['', 'UY', 'UY ', 'XYZ', 'URYX', 'U Y', '858', '…', 'ÜRY', 'ßA'],
    },
    language: {
      reader: language,
      good: [
        ['en', 'en'],
        ['fr-FR', 'fr'],
        ['DE-de', 'de'],
      ],
      bad: ['', 'e', 'en-GB', 'pt', 'fr_FR', 'english', 'en-', '*'],
    },
    'search text': {
      reader: searchText,
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
  }

describe.each(Object.entries(kinds))('a %s', (_, { reader, good, bad }) => {
  it.each(good)('accepts %j', (text, value) => {
    expect(reader.read(text)).toEqual(value)
  })

  it.each(bad)('refuses %j', (text) => {
    expect(reader.read(text)).toBeUndefined()
  })
})
