import { createConnection, suggest } from '@signpost/client'
import { systemClock } from '@signpost/client/domain'
import { describe, expect, test } from 'vitest'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { complete, inherit } from './settings.ts'

const near = { latitude: -34.9, longitude: -56.16 }
const inMontevideo = (): string => 'America/Montevideo'
const inTokyo = (): string => 'Asia/Tokyo'
const outerConnection = createConnection({ baseUrl: 'https://geo.example', language: 'es' })

test('with a service alone: English, the machine’s clock, no place to search around', () => {
  const connection = createConnection({ baseUrl: '/geo' })
  expect(complete(inherit(undefined, { connection }))).toEqual({
    connection: { ...connection, request: expect.any(Function) },
    language: 'en',
    units: 'metric',
    unitsIn: expect.any(Function),
    clock: systemClock,
    near: undefined,
    country: undefined,
    messages: {},
    timeZoneAt: undefined,
    requests: 'auto',
  })
})

test('names are requested in the language of the messages, also where nobody sets one, instead of the browser’s', async () => {
  const sent: (string | null)[] = []
  const client = createConnection({
    baseUrl: 'https://geo.example',
    fetch: async (input, init) => {
      sent.push(new Request(input, init).headers.get('accept-language'))
      return Response.json({ suggests: [] })
    },
  })
  for (const language of [undefined, '', 'de']) {
    const { connection } = complete(inherit(undefined, { connection: client, language }))
    await suggest(connection, { query: 'a', near })
    expect(connection.language).toBe(language || undefined)
  }
  expect(sent).toEqual(['en', 'en', 'de'])
})

test('without a service: an error that says what to do', () => {
  expect(() => complete(inherit(undefined, { language: 'de' }))).toThrow(
    /`client`.*<SignpostProvider client=/,
  )
})

test('an empty language counts as none, as on a page without a `lang', () => {
  const silent = inherit(undefined, { connection: outerConnection, language: '' })
  expect(complete(silent).language).toBe('es')
  const connection = createConnection({ baseUrl: '/geo', language: '' })
  expect(complete(inherit(undefined, { connection })).language).toBe('en')
})

test('the connection takes the language of the provider, and stays the same service', () => {
  const { connection, language } = complete(
    inherit(undefined, { connection: outerConnection, language: 'de' }),
  )
  expect(language).toBe('de')
  expect(connection).toEqual({ ...outerConnection, language: 'de' })
  expect(
    complete(inherit(undefined, { connection: outerConnection, language: 'es' })).connection,
  ).toBe(outerConnection)
})

const others = ['units', 'clock', 'near', 'country', 'messages', 'timeZoneAt', 'requests'] as const

describe('a provider inside another', () => {
  const clock = { ...systemClock }
  const outer = inherit(undefined, {
    connection: outerConnection,
    clock,
    near,
    country: 'URY',
    units: 'imperial-uk',
    messages: fr,
    timeZoneAt: inMontevideo,
    requests: 'thrifty',
  })

  test('without settings inherits all of the outer provider', () => {
    expect(complete(inherit(outer, {}))).toEqual({
      connection: outerConnection,
      language: 'es',
      units: 'imperial-uk',
      unitsIn: expect.any(Function),
      clock,
      near,
      country: 'URY',
      messages: fr,
      timeZoneAt: inMontevideo,
      requests: 'thrifty',
    })
  })

  test.each([
    ['language', { language: 'de' }, { language: 'de' }],
    ['units', { units: 'metric' }, { units: 'metric' }],
    ['near', { near: { latitude: 1, longitude: 2 } }, { near: { latitude: 1, longitude: 2 } }],
    ['country', { country: 'KZ' }, { country: 'KZ' }],
    ['clock', { clock: systemClock }, { clock: systemClock }],
    ['messages', { messages: es }, { messages: es }],
    ['timeZoneAt', { timeZoneAt: inTokyo }, { timeZoneAt: inTokyo }],
    ['requests', { requests: { debounce: 200 } }, { requests: { debounce: 200 } }],
  ] as const)('with %s changes nothing else', (name, own, expected) => {
    const before = complete(outer)
    const after = complete(inherit(outer, own))
    expect(after).toMatchObject(expected)
    for (const other of others) {
      if (other !== name) expect(after[other]).toEqual(before[other])
    }
  })

  test('merges its messages over the outer ones', () => {
    const messages = { placeSearch: { label: 'Adresse' } }
    expect(complete(inherit(outer, { messages })).messages).toEqual({
      ...fr,
      placeSearch: { ...fr.placeSearch, label: 'Adresse' },
    })
  })

  test('with a service of its own uses the language of that service, else the outer one', () => {
    const french = createConnection({ baseUrl: 'https://fr.example', language: 'fr' })
    const plain = createConnection({ baseUrl: 'https://plain.example' })
    expect(complete(inherit(outer, { connection: french }))).toMatchObject({
      connection: french,
      language: 'fr',
    })
    expect(complete(inherit(outer, { connection: plain })).connection).toEqual({
      ...plain,
      language: 'es',
    })
  })

  test('units follow the language when none are set', () => {
    const american = inherit(undefined, { connection: outerConnection, language: 'en-US' })
    expect(complete(american).units).toBe('imperial')
    expect(complete(inherit(american, { language: 'en-IE' })).units).toBe('metric')
  })

  test.each([
    ['fr-CA', 'CA'],
    ['zh-Hant-TW', 'TW'],
    ['fr', undefined],
    ['es-419', undefined],
  ])('when no country is set: %s means %s', (language, country) => {
    expect(complete(inherit(undefined, { connection: outerConnection, language })).country).toBe(
      country,
    )
  })
})
