import { expect, test } from 'vitest'
import type { OsmMember, Tags } from '../osm/OsmElement.ts'
import { SurveyNotes, withSharedAddress } from './SurveyNotes.ts'
import { openScratch } from './scratch.ts'

const houses: OsmMember[] = [
  { type: 'way', ref: 1, role: 'street' },
  { type: 'node', ref: 1, role: 'house' },
  { type: 'way', ref: 2, role: 'house' },
  { type: 'relation', ref: 3, role: 'addr:houselink' },
]

function shared(tags: Tags): SurveyNotes {
  const notes = new SurveyNotes(openScratch(':memory:'))
  notes.addAddresses({ type: 'relation', id: 1, members: houses, tags })
  return notes
}

const number = { 'addr:housenumber': '5' }

test.each(['associatedStreet', 'street'])('a relation %s gives its houses their street', (type) => {
  const notes = shared({ type, name: 'Canelones', 'addr:city': 'Montevideo' })
  const all = { ...number, 'addr:street': 'Canelones', 'addr:city': 'Montevideo' }
  const complete = (type: OsmMember['type'], id: number) =>
    withSharedAddress(number, notes.of({ type, id }))
  expect(complete('node', 1)).toEqual(all)
  expect(complete('node', 2)).toBe(number)
  expect(complete('way', 1)).toBe(number)
  expect(complete('way', 2)).toEqual(all)
  expect(complete('relation', 3)).toEqual(all)
  expect(complete('relation', 4)).toBe(number)
})

test('a house with its own street keeps that one', () => {
  const note = shared({ type: 'associatedStreet', name: 'Canelones' }).of({ type: 'node', id: 1 })
  const own = { ...number, 'addr:street': 'Durazno' }
  expect(withSharedAddress(own, note)).toBe(own)
  const place = { ...number, 'addr:place': 'Barra' }
  expect(withSharedAddress(place, note)).toBe(place)
})

test.each([{ type: 'route', name: 'Bus 62' }, { type: 'associatedStreet' }])(
  'a relation %o gives no addresses',
  (tags) => {
    expect(withSharedAddress(number, shared(tags).of({ type: 'node', id: 1 }))).toBe(number)
  },
)

test('returns all notes of an object, whatever their order; of two streets, the last', () => {
  const notes = new SurveyNotes(openScratch(':memory:'))
  const members: OsmMember[] = [{ type: 'node', ref: 7, role: 'house' }]
  notes.addMember(9)
  for (const name of ['Canelones', 'Durazno']) {
    const tags = { type: 'street', name }
    notes.addAddresses({ type: 'relation', id: 1, members, tags })
  }
  notes.addNumbered(7)
  notes.addMember(3)
  notes.addMember(3)
  expect(notes.of({ type: 'node', id: 3 })).toEqual({ isMember: false, isNumbered: false })
  expect(notes.of({ type: 'node', id: 7 })).toEqual({
    isMember: false,
    isNumbered: true,
    shared: { 'addr:street': 'Durazno' },
  })
  const ways = [3, 7, 9].map((id) => notes.of({ type: 'way', id }).isMember)
  expect(ways).toEqual([true, false, true])
  expect(notes.of({ type: 'relation', id: 9 }).isMember).toBe(false)
})
