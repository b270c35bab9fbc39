import { expect, test } from 'vitest'
import type { OsmMember, Tags } from '../osm/OsmElement.ts'
import { SharedAddresses } from './SharedAddresses.ts'

const houses: OsmMember[] = [
  { type: 'way', ref: 1, role: 'street' },
  { type: 'node', ref: 1, role: 'house' },
  { type: 'way', ref: 2, role: 'house' },
  { type: 'relation', ref: 3, role: 'addr:houselink' },
]

function shared(tags: Tags): SharedAddresses {
  const addresses = new SharedAddresses()
  addresses.add({ type: 'relation', id: 1, members: houses, tags })
  return addresses
}

const number = { 'addr:housenumber': '5' }

test.each(['associatedStreet', 'street'])('a relation %s gives its houses their street', (type) => {
  const addresses = shared({ type, name: 'Canelones', 'addr:city': 'Montevideo' })
  const all = { ...number, 'addr:street': 'Canelones', 'addr:city': 'Montevideo' }
  expect(addresses.complete('node', 1, number)).toEqual(all)
  expect(addresses.complete('way', 2, number)).toEqual(all)
  expect(addresses.complete('relation', 3, number)).toEqual(all)
  expect(addresses.complete('way', 1, number)).toBe(number)
  expect(addresses.complete('node', 2, number)).toBe(number)
})

test('a house with its own street keeps that one', () => {
  const addresses = shared({ type: 'associatedStreet', name: 'Canelones' })
  const own = { ...number, 'addr:street': 'Durazno' }
  expect(addresses.complete('node', 1, own)).toBe(own)
  const place = { ...number, 'addr:place': 'Barra' }
  expect(addresses.complete('node', 1, place)).toBe(place)
})

test('other relations, and one without a street, give no addresses', () => {
  expect(shared({ type: 'route', name: 'Bus 62' }).complete('node', 1, number)).toBe(number)
  expect(shared({ type: 'associatedStreet' }).complete('node', 1, number)).toBe(number)
})
