import { expect, test } from 'vitest'
import type { Locality } from './createLocator.ts'
import { createRecordMaker } from './createRecordMaker.ts'
import type { Town } from './mergeTowns.ts'

const coordinate = { latitude: -34.86, longitude: -56.04 }

const town = (name: string, state: string, otherNames: string[] = []): Town => {
  return {
    ref: name,
    name,
    otherNames,
    country: 'URY',
    population: 1,
    state,
    longitude: 0,
    latitude: 0,
  }
}

const locality: Locality = {
  country: 'URY',
  city: 'Paso Carrasco',
  state: 'Canelones',
  towns: [
    town('Paso Carrasco', 'Canelones', ['Paso de Carrasco']),
    town('Montevideo', 'Montevideo'),
  ],
}

const makeRecords = createRecordMaker(
  () => locality,
  () => undefined,
)

function addressIn(city: string) {
  const tags = { 'addr:housenumber': '5', 'addr:street': 'Canelones', 'addr:city': city }
  return makeRecords('n1', tags, coordinate)[0]
}

test.each([
  ['MONTEVIDEO', 'Montevideo', 'Montevideo'],
  ['Paso de Carrasco', 'Paso Carrasco', 'Canelones'],
  ['Barra de Carrasco', 'Barra de Carrasco', 'Canelones'],
  ['Montevideo;Carrasco', 'Paso Carrasco', 'Canelones'],
  ['2', 'Paso Carrasco', 'Canelones'],
  ['', 'Paso Carrasco', 'Canelones'],
])('the tagged town %j is %s in %s', (tagged, city, state) => {
  expect(addressIn(tagged)).toMatchObject({ city, state, countryCode: 'URY' })
})

test('has a postal code only when it is tagged', () => {
  const tags = { 'addr:housenumber': '5', 'addr:street': 'Canelones' }
  expect(makeRecords('n1', tags, coordinate)[0]).not.toHaveProperty('postal')
  expect(makeRecords('n1', { ...tags, 'addr:postcode': '11200' }, coordinate)[0]).toMatchObject({
    postal: '11200',
  })
})

test('every number of a list is an address with its own reference', () => {
  const tags = {
    'addr:housenumber': '1,3',
    'addr:street': 'Canelones',
    'addr:housenumber2': '3',
    'addr:street2': 'Convención',
  }
  const records = makeRecords('w7', tags, coordinate)
  expect(records.map(({ ref }) => ref)).toEqual(['w7/1', 'w7/3', 'w7/2/3'])
})

test('a quarter of a town is a district, with its population if that is a number', () => {
  const tags = { place: 'suburb', name: 'Pocitos', 'name:ru': 'Поситос' }
  expect(makeRecords('n2', tags, coordinate)).toMatchObject([
    { kind: 'area', area: 'district', name: 'Pocitos', otherNames: ['Поситос'], population: 0 },
  ])
  const [counted] = makeRecords('n2', { ...tags, population: '70123' }, coordinate)
  expect(counted).toMatchObject({ population: 70_123 })
})
