import { expect, test } from 'vitest'
import type { OsmNode } from '../osm/OsmElement.ts'
import type { City, Gazetteer } from '../world/readGazetteer.ts'
import { mergeTowns } from './mergeTowns.ts'

function city(
  id: number,
  name: string,
  longitude: number,
  latitude: number,
  otherNames: string[] = [],
): City {
  return {
    id,
    name,
    otherNames,
    country: 'KAZ',
    stateCode: 'KZ.05',
    population: 345_604,
    longitude,
    latitude,
  }
}

const gazetteer: Gazetteer = {
  cities: [
    city(1, 'Astana', 71.446, 51.18, ['Nur-Sultan']),
    city(2, 'Astana', 60, 50),
    city(3, 'Koktal', 71.5, 51.3),
  ],
  states: new Map([['KZ.05', { code: 'KZ.05', name: 'Astana' }]]),
}

const astana: OsmNode = {
  type: 'node',
  id: 7,
  lat: 51.128,
  lon: 71.43,
  tags: {
    place: 'city',
    name: 'Астана',
    'name:en': 'Astana',
    old_name: 'Целиноград;Акмола',
    population: '814400',
  },
}

test('a town of both sources becomes one: with the name of the map, also in its state if that is the city, and the id of the gazetteer', () => {
  const { own, all, known } = mergeTowns([astana], gazetteer)
  expect(own).toEqual([
    {
      ref: 'city:1',
      name: 'Астана',
      otherNames: ['Astana', 'Целиноград', 'Акмола', 'Nur-Sultan'],
      namesIn: { en: 'Astana' },
      country: 'KAZ',
      state: 'Астана',
      population: 814_400,
      longitude: 71.43,
      latitude: 51.128,
    },
  ])
  expect(known).toEqual(new Set([1]))
  expect(all.map(({ ref }) => ref)).toEqual(['city:1', 'city:2', 'city:3'])
})

test('a town that only the map has keeps the id of the map', () => {
  const village: OsmNode = {
    type: 'node',
    id: 8,
    lat: 51.2,
    lon: 71.6,
    tags: { place: 'village', name: 'Шубар' },
  }
  const { own, known } = mergeTowns([village], gazetteer)
  expect(own).toMatchObject([{ ref: 'n8', name: 'Шубар', country: 'KAZ', population: 1000 }])
  expect(known.size).toBe(0)
})

test('a state with another name keeps the name of the gazetteer', () => {
  const states = new Map([['KZ.05', { code: 'KZ.05', name: 'Aqmola' }]])
  expect(mergeTowns([astana], { ...gazetteer, states }).own).toMatchObject([{ state: 'Aqmola' }])
})

test('a place without a name is no town', () => {
  expect(mergeTowns([{ ...astana, tags: { place: 'city' } }], gazetteer).own).toEqual([])
})
