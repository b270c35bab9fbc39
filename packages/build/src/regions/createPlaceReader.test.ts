import { expect, test } from 'vitest'
import type { Located, PlaceRecord } from '../../../service/src/data/record.ts'
import { createTaxonomy } from '../categories/createTaxonomy.ts'
import type { Tags } from '../osm/OsmElement.ts'
import { createPlaceReader } from './createPlaceReader.ts'

const readPlace = createPlaceReader({
  taxonomy: await createTaxonomy(),
  findBrands: ({ brand }) =>
    (brand?.split(';') ?? []).map((name) => ({ id: `id of ${name}`, name })),
})

const here: Located = {
  ref: 'n1',
  coordinate: { latitude: -34.9, longitude: -56.2 },
  countryCode: 'URY',
  city: 'Montevideo',
}

function place(tags: Tags): PlaceRecord | undefined {
  return readPlace(tags, here)
}

test('a place has the fields of its tags, and the time zone of its location', () => {
  expect(
    place({
      amenity: 'fuel',
      name: 'Servicentro del Parque',
      brand: 'Esso',
      'addr:street': 'Bulevar General Artigas',
      'addr:housenumber': '620',
      phone: '2710 1234',
      opening_hours: 'Mo 08:00-09:00',
    }),
  ).toMatchObject({
    ...here,
    kind: 'place',
    name: 'Servicentro del Parque',
    otherNames: ['Esso'],
    street: 'Bulevar General Artigas',
    houseNumber: '620',
    brands: [{ id: 'id of Esso', name: 'Esso' }],
    categories: ['amenity/fuel', 'automotive'],
    timeZone: 'America/Montevideo',
    phones: [{ type: 'primary', country: '598', number: '27101234' }],
    contents: {
      hours_of_operation_structured: expect.arrayContaining([
        { day_of_the_week: '0', hours: [] },
        { day_of_the_week: '1', hours: [{ start_time: 28_800, end_time: 32_400 }] },
      ]),
    },
  })
})

test.each<[Tags, string | undefined]>([
  [{ amenity: 'fuel', brand: 'ANCAP' }, 'ANCAP'],
  [{ amenity: 'atm', operator: 'Banred' }, 'Banred'],
  [{ amenity: 'restaurant' }, undefined],
  [{ shop: 'yes', operator: 'Somebody' }, undefined],
  [{ amenity: 'waste_basket', name: 'Bin', operator: 'Town' }, undefined],
  [{ amenity: 'parking_entrance', name: 'PopCenter' }, 'PopCenter'],
  [{ amenity: 'recycling', name: 'Recyclinghof' }, 'Recyclinghof'],
  [{ amenity: 'recycling', operator: 'Town' }, undefined],
  [{ amenity: 'drinking_water', name: 'Schweinsbrunnen' }, 'Schweinsbrunnen'],
  [{ amenity: 'drinking_water', operator: 'Town' }, undefined],
  [{ building: 'yes', name: 'Palacio Salvo' }, 'Palacio Salvo'],
  [{ building: 'apartments', name: 'Torre de la Bahía' }, 'Torre de la Bahía'],
  [{ building: 'yes', name: 'Caldea' }, 'Caldea'],
  [{ highway: 'bus_stop', name: 'Plaza Cagancha' }, 'Plaza Cagancha'],
  [{ waterway: 'stream', name: 'Arroyo Miguelete' }, 'Arroyo Miguelete'],
  [{ aerialway: 'gondola', name: 'Funicamp' }, 'Funicamp'],
  [{ mountain_pass: 'yes', name: 'Port de Cabús' }, 'Port de Cabús'],
  [{ landuse: 'commercial', name: 'Zonamerica' }, 'Zonamerica'],
  [{ amenity: 'shelter', name: 'Refugi de Juclà' }, 'Refugi de Juclà'],
  [{ amenity: 'shelter', operator: 'Comú' }, undefined],
  [{ natural: 'tree', name: '7' }, undefined],
  [{ boundary: 'administrative', landuse: 'residential', name: 'Cordón' }, undefined],
  [{ building: 'yes', name: 'Block B' }, undefined],
  [{ building: 'yes', name: 'Torre 12' }, undefined],
  [{ building: 'yes', name: '7' }, undefined],
  [{ highway: 'residential', name: 'Canelones' }, undefined],
  [{ name: 'A name alone' }, undefined],
])('names %o as %s', (tags, name) => {
  expect(place(tags)?.name).toBe(name)
})

test.each<[Tags, boolean]>([
  [{ amenity: 'toilets' }, true],
  [{ amenity: 'toilets', access: 'yes' }, true],
  [{ amenity: 'toilets', access: 'customers' }, false],
  [{ amenity: 'parking' }, true],
  [{ amenity: 'parking', access: 'private' }, false],
  [{ amenity: 'fuel' }, true],
  [{ leisure: 'playground' }, true],
  [{ amenity: 'bench' }, false],
  [{ shop: 'clothes' }, false],
])('%o, which has no name, is named by its category: %s', (tags, isPlace) => {
  expect(place(tags)).toEqual(
    isPlace ? expect.not.objectContaining({ name: expect.anything() }) : undefined,
  )
})

test('a place of two brands has both, and their names by language', () => {
  expect(
    place({
      amenity: 'fuel',
      name: 'Servicentro',
      brand: 'Esso;Shell',
      'name:en': 'Service Centre',
      'name:es': 'Servicentro',
    }),
  ).toMatchObject({
    brands: [{ name: 'Esso' }, { name: 'Shell' }],
    otherNames: ['Service Centre', 'Esso', 'Shell'],
    namesIn: { en: 'Service Centre' },
  })
  // A name of the brand is not a name of the place.
  expect(place({ amenity: 'fuel', brand: 'ANCAP', 'name:en': 'Fuel' })).not.toHaveProperty(
    'namesIn',
  )
})

test('a city with a zone of its own is not in that of its neighbors', () => {
  const coordinate = { latitude: 31.69, longitude: -106.42 }
  const found = readPlace({ amenity: 'fuel', name: 'Pemex' }, { ...here, coordinate })
  expect(found?.timeZone).toBe('America/Ciudad_Juarez')
})

test('an aerodrome is an airport, and can be found by its codes', () => {
  const found = place({
    aeroway: 'aerodrome',
    name: 'Aeropuerto de Carrasco',
    iata: 'MVD',
    icao: 'SUMU',
  })
  expect(found).toMatchObject({ airport: 'Aeropuerto de Carrasco', otherNames: ['MVD', 'SUMU'] })
  expect(place({ amenity: 'fuel', name: 'ANCAP' })?.airport).toBeUndefined()
})

test('a museum with a Wikipedia article ranks above a shop of a chain, and that above a stall', () => {
  const weights = [
    place({ tourism: 'museum', name: 'Museo', wikidata: 'Q1', wikipedia: 'es:Museo' }),
    place({ shop: 'supermarket', name: 'Disco', brand: 'Disco' }),
    place({ shop: 'kiosk', name: 'Pepe' }),
  ].map((found) => found?.weight ?? -1)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  expect(new Set(weights).size).toBe(3)
  for (const weight of weights) {
    expect(weight).toBeGreaterThanOrEqual(0)
    expect(weight).toBeLessThanOrEqual(1)
  }
})
