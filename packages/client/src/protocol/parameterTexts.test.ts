import { describe, expect, test } from 'vitest'
import { catalogLanguages } from './languages.ts'
import { MAX_QUERY_LENGTH, MAX_RESULTS, PARTIAL_MATCH_RADIUS } from './limits.ts'
import * as operations from './operations.ts'
import type { Parameter } from './Parameter.ts'
import { parametersOf } from './ProtocolOperation.ts'
import { parseQuery } from './parseQuery.ts'

// Callers read three texts of a parameter: its sentence, its error and its schema.

const parameters = Object.entries(operations).flatMap(([name, operation]) =>
  parametersOf<object>(operation).map(
    (parameter) => [`${name}: ${parameter.name}`, parameter] as const,
  ),
)
const ofQuery = parameters.filter(([, parameter]) => parameter.in === 'query')

/** The value that a parameter reads from a text. Any other required parameter gets its own text. */
function read(parameter: Parameter<unknown>, text: string | undefined): unknown {
  const query = new URLSearchParams(text === undefined ? {} : { [parameter.name]: text })
  const url = `https://geo.example/?${query}`
  return parameter.read({ query: parseQuery(url), headers: new Headers() })
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

describe('the schema', () => {
  test.each(ofQuery)('%s: its default is used for a request without it', (_, parameter) => {
    const { default: otherwise } = parameter.schema
    if (otherwise !== undefined) {
      expect(read(parameter, undefined)).toEqual(read(parameter, String(otherwise)))
    } else if (parameter.required) {
      expect(() => read(parameter, undefined)).toThrow('is missing')
    }
  })

  test.each(ofQuery.filter(([, { schema }]) => schema.type === 'integer'))(
    '%s: accepts both of its bounds, and nothing beyond them',
    (_, parameter) => {
      const { minimum = Number.NaN, maximum = Number.NaN } = parameter.schema
      expect([read(parameter, String(minimum)), read(parameter, String(maximum))]).toEqual([
        minimum,
        maximum,
      ])
      expect(() => read(parameter, String(minimum - 1))).toThrow(parameter.expects)
      expect(() => read(parameter, String(maximum + 1))).toThrow(parameter.expects)
      expect(parameter.expects).toBe(`a whole number from ${minimum} to ${maximum}`)
    },
  )

  test.each(ofQuery.filter(([, { schema }]) => schema.minLength !== undefined))(
    '%s: accepts texts within its lengths, and no others',
    (_, parameter) => {
      const { minLength = 0, maxLength } = parameter.schema
      expect(read(parameter, 'x'.repeat(minLength))).toBe('x'.repeat(minLength))
      expect(() => read(parameter, 'x'.repeat(minLength - 1))).toThrow(parameter.expects)
      if (maxLength === undefined) return
      expect(read(parameter, 'x'.repeat(maxLength))).toBe('x'.repeat(maxLength))
      expect(() => read(parameter, 'x'.repeat(maxLength + 1))).toThrow(parameter.expects)
      expect(parameter.expects).toBe(`a text of ${minLength} to ${maxLength} characters`)
    },
  )

  test.each(ofQuery.filter(([, { schema }]) => schema.enum !== undefined))(
    '%s: accepts each value of its list, and no other',
    (_, parameter) => {
      const { enum: values = [] } = parameter.schema
      for (const value of values) {
        expect(() => read(parameter, value)).not.toThrow()
        expect(parameter.expects).toContain(value)
      }
      expect(() => read(parameter, `${values.at(-1)}x`)).toThrow(parameter.expects)
    },
  )

  test.each(ofQuery.filter(([, { schema }]) => schema.pattern !== undefined))(
    '%s: its pattern matches the examples of its sentence',
    (_, parameter) => {
      const examples = [
        ...matches(parameter.expects, /"([^"]+)"/g),
        ...[parameter.example ?? []].flat(),
      ]
      expect(examples).not.toEqual([])
      for (const example of examples) {
        expect(example).toMatch(new RegExp(parameter.schema.pattern ?? ''))
        expect(() => read(parameter, example)).not.toThrow()
      }
    },
  )
})

describe('the sentence', () => {
  test.each(parameters)('%s: is a sentence', (_, { description }) => {
    expect(description).toMatch(/^[A-Z`].+\.$/s)
  })

  test('names every avoidance, and nothing else', () => {
    const { avoid } = operations.directions.parameters
    const named = matches(avoid.description, /`(\w+)`/g)
    expect(named.at(-1)).toBe('none')
    expect(read(avoid, named.slice(0, -1).join(','))).toEqual(named.slice(0, -1))
    expect(avoid.schema.pattern).toBe(
      `^(none|(${named.slice(0, -1).join('|')})(,(${named.slice(0, -1).join('|')}))*)$`,
    )
    expect(read(avoid, 'none')).toEqual([])
    expect(() => read(avoid, `none,${named[0]}`)).toThrow(avoid.expects)
  })

  test('names the values of the type and of the debug flag', () => {
    for (const parameter of [
      operations.search.parameters.type,
      operations.search.parameters.debug,
    ]) {
      const named = matches(parameter.description, /`([\w-]+)`/g)
      expect(parameter.schema.enum).toEqual(expect.arrayContaining(named))
      expect(named).toHaveLength(1)
    }
    expect(read(operations.search.parameters.type, '')).toBe(
      read(operations.search.parameters.type, undefined),
    )
  })

  test('names the languages of the catalog', () => {
    const { languages } = operations.search.parameters
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const all = catalogLanguages.map((code) => names.of(code) ?? '')
    // "English, French, Spanish, German or Italian, English when the header lists none of these".
    expect(languages.description).toContain(
      `${all.slice(0, -1).join(', ')} or ${all.at(-1)}, English when`,
    )
    const read = (header: string) =>
      languages.read({
        query: parseQuery('https://geo.example/'),
        headers: new Headers({ 'Accept-Language': header }),
      })
    expect(catalogLanguages.map((code) => read(code).catalog)).toEqual(catalogLanguages)
    expect(read('pt')).toEqual({ catalog: 'en', own: 'pt' })
  })

  test('says "in any case" of countries and of the language of the catalog only if it is true', () => {
    const { country } = operations.brandList.parameters
    const { language } = operations.categoryList.parameters
    for (const parameter of [country, language])
      expect(parameter.description).toMatch(/in any case\.$/i)
    expect([read(country, 'ury'), read(country, 'URY')]).toEqual(['URY', 'URY'])
    expect([read(language, 'FR'), read(language, 'fr-fr')]).toEqual(['fr', 'fr'])
  })

  test('states which side of a rank is kept', () => {
    const { parameters, check } = operations.brandList
    expect(parameters.minRank.description).toBe(
      'The first rank to include, 1 being the best known.',
    )
    expect(parameters.maxRank.description).toBe('The last rank to include.')
    expect(() => check?.({ country: 'URY', minRank: 2, maxRank: 1 })).toThrow('brand_rank_min')
    expect(() => check?.({ country: 'URY', minRank: 2, maxRank: 2 })).not.toThrow()
  })

  test('of an error names the bounds of coordinates', () => {
    const { coordinate } = operations.reverseGeocode.parameters
    const bounds = [...coordinate.expects.matchAll(/from (-?\d+) to (\d+)/g)]
    expect(bounds.map(([, least, most]) => [Number(least), Number(most)])).toEqual([
      [-90, 90],
      [-180, 180],
    ])
    const [[, south, north] = [], [, west, east] = []] = bounds
    expect(coordinate.schema.description).toContain(`${south} to ${north}, ${west} to ${east}`)
    expect(read(coordinate, `${south},${west}`)).toEqual({ latitude: -90, longitude: -180 })
    expect(read(coordinate, `${north},${east}`)).toEqual({ latitude: 90, longitude: 180 })
    expect(read(coordinate, ` ${north} , ${east} `)).toEqual({ latitude: 90, longitude: 180 })
    for (const beyond of [`${south}.1,0`, `${north}.1,0`, `0,${west}.1`, `0,${east}.1`]) {
      expect(() => read(coordinate, beyond)).toThrow(coordinate.expects)
    }
  })
})

test('states the limits of the schemas', () => {
  expect(operations.search.parameters.limit.schema.maximum).toBe(MAX_RESULTS)
  expect(operations.search.parameters.query.schema.maxLength).toBe(MAX_QUERY_LENGTH)
  // The 100 miles of the specification.
  expect(Math.round(PARTIAL_MATCH_RADIUS / 1609.344)).toBe(100)
})
