import { isCoordinate } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { readGazetteer } from './readGazetteer.ts'
import { worldAreas } from './worldAreas.ts'

const gazetteer = await readGazetteer()
const areas = [...worldAreas(gazetteer, new Set([3441575]))]
const byRef = new Map(areas.map((area) => [area.ref, area]))

test('every area has its own reference, a name, and a valid position', () => {
  expect(byRef.size).toBe(areas.length)
  for (const { name, coordinate, countryCode, population } of areas) {
    expect(name && /^[A-Z]{3}$/.test(countryCode) && isCoordinate(coordinate)).toBe(true)
    if (!Number.isFinite(population)) expect.fail(`${name} has ${population} people`)
  }
})

test('has the countries, states, towns and postal codes of the world', () => {
  const count = (kind: string) => areas.filter(({ area }) => area === kind).length
  expect(count('country')).toBeGreaterThan(240)
  expect(count('state')).toBeGreaterThan(3000)
  expect(count('city')).toBeGreaterThan(100_000)
  expect(count('postal')).toBeGreaterThan(40_000)
})

test('a great city has its own name, not that of a quarter at almost the same position', () => {
  expect(byRef.get('city:3117735')).toMatchObject({ name: 'Madrid', countryCode: 'ESP' })
})

test('a country is found by its names in several languages, not by a code, and is located on its mainland', () => {
  const uruguay = byRef.get('country:URY')
  expect(uruguay?.name).toBe('Uruguay')
  expect(uruguay?.otherNames).toContain('Уругвай')
  expect(uruguay?.otherNames).not.toContain('URY')
  expect(byRef.get('country:SYR')?.otherNames).toContain('Syria')
  expect(byRef.get('country:XKX')?.otherNames).toContain('Kosova')
  expect(byRef.get('country:GBR')?.otherNames).toContain('UK')
  expect(byRef.get('country:DEU')?.otherNames).toEqual(expect.arrayContaining(['Saksa', 'ドイツ']))
  const kingdom = byRef.get('country:GBR')?.coordinate
  expect(kingdom?.latitude).toBeGreaterThan(50)
  expect(kingdom?.latitude).toBeLessThan(60)
})

test('a country has names in other languages, in addition to its own', () => {
  expect(byRef.get('country:DEU')).toMatchObject({
    name: 'Germany',
    localName: 'Deutschland',
    namesIn: { ru: 'Германия', fr: 'Allemagne' },
  })
  expect(byRef.get('country:GRC')).toMatchObject({ localName: 'Ελλάδα' })
  expect(byRef.get('country:CHE')?.localName).toMatch(/^Schweiz \/ Suisse/)
  expect(byRef.get('country:USA')).not.toHaveProperty('localName')
})

test('a great city has names in other languages, and its local name', () => {
  expect(byRef.get('city:2761369')).toMatchObject({
    name: 'Vienna',
    localName: 'Wien',
    namesIn: { ru: 'Вена', fr: 'Vienne' },
    otherNames: expect.arrayContaining(['Wien', 'Вена']),
  })
  expect(byRef.get('city:2761369')?.otherNames.join()).not.toContain('(')
})

test('a town has the names that it has in other languages and its full one', () => {
  const named = (id: number) => byRef.get(`city:${id}`)?.otherNames ?? []
  expect(named(2925177)).toContain('Freiburg im Breisgau')
  expect(named(2857807)).toContain('Offenbach am Main')
  expect(named(3094802)).toContain('Krakau')
})

test('a state with an abbreviation is found by it', () => {
  expect(byRef.get('state:US.CA')).toMatchObject({
    name: 'California',
    otherNames: ['CA'],
    countryCode: 'USA',
  })
})

test('a town has its current name, and is found by its former one', () => {
  expect(byRef.get('city:1526273')).toMatchObject({
    name: 'Astana',
    otherNames: expect.arrayContaining(['Nur-Sultan']),
    state: 'Astana',
  })
})

test('a capital is there however small it is', () => {
  const hamilton = areas.find(
    ({ name, countryCode }) => name === 'Hamilton' && countryCode === 'BMU',
  )
  expect(hamilton).toMatchObject({ area: 'city', population: 902 })
})

test('a large part of a great city is a district of it, unless a region has that city', () => {
  const marzahn = areas.find(({ name }) => name === 'Marzahn')
  expect(marzahn).toMatchObject({ area: 'district', city: 'Berlin', countryCode: 'DEU' })
  const inRegion = [...worldAreas(gazetteer, new Set([2950159]))]
  expect(inRegion.map(({ name }) => name)).not.toContain('Marzahn')
})

test('omits a town that is known already', () => {
  expect(byRef.has('city:3441575')).toBe(false)
})

test('omits a postal code that a region has', () => {
  const isMapped = (country: string, code: string) => country === 'USA' && code === '20500'
  const refs = [...worldAreas(gazetteer, new Set(), isMapped)].map(({ ref }) => ref)
  expect(refs).not.toContain('postal:USA:20500')
  expect(refs).toContain('postal:USA:20502')
})

test('postal codes are in their town and state, those of territories in their own country', () => {
  expect(byRef.get('postal:USA:20500')).toMatchObject({
    city: 'Washington',
    state: 'District of Columbia',
  })
  expect(byRef.get('postal:CAN:M5V')).toMatchObject({
    city: 'Downtown Toronto',
    state: 'Ontario',
    countryCode: 'CAN',
  })
  expect(byRef.get('postal:PRI:00901')).toMatchObject({ countryCode: 'PRI' })
})
