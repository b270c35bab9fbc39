import type { OsmElement } from '../osm/OsmElement.ts'

/**
 * A corner of Montevideo: two crossing streets, a house, a fuel station in a building with a yard, a suburb, a line of houses, and a house whose
 * street is only named by a relation.
 */
export const cornerOfMontevideo: readonly OsmElement[] = [
  {
    type: 'node',
    id: 1,
    lat: -34.906,
    lon: -56.19,
    tags: { place: 'city', name: 'Montevideo', population: '1319108', 'name:ru': 'Монтевидео' },
  },
  {
    type: 'node',
    id: 2,
    lat: -34.9061,
    lon: -56.191,
    tags: {
      'addr:housenumber': '1201,1203',
      'addr:street': 'Canelones',
      'addr:city': 'Montevideo',
    },
  },
  {
    type: 'node',
    id: 3,
    lat: -34.9062,
    lon: -56.1911,
    tags: {
      amenity: 'pharmacy',
      name: 'Farmacia Sur',
      'addr:housenumber': '1203',
      'addr:street': 'Canelones',
    },
  },
  {
    type: 'node',
    id: 4,
    lat: -34.907,
    lon: -56.192,
    tags: { place: 'suburb', name: 'Barrio Sur' },
  },
  {
    type: 'node',
    id: 5,
    lat: -34.9101,
    lon: -56.18,
    tags: { 'addr:housenumber': '1', 'addr:street': 'Durazno', shop: 'kiosk', name: 'Pepe' },
  },
  {
    type: 'node',
    id: 6,
    lat: -34.9101,
    lon: -56.179,
    tags: { 'addr:housenumber': '5', 'addr:street': 'Durazno' },
  },
  { type: 'node', id: 7, lat: -34.9085, lon: -56.1942, tags: { 'addr:housenumber': '77' } },
  { type: 'node', id: 10, lat: -34.905, lon: -56.191 },
  { type: 'node', id: 11, lat: -34.906, lon: -56.191, tags: { highway: 'traffic_signals' } },
  { type: 'node', id: 12, lat: -34.907, lon: -56.191 },
  { type: 'node', id: 13, lat: -34.906, lon: -56.192 },
  { type: 'node', id: 14, lat: -34.906, lon: -56.19 },
  { type: 'node', id: 20, lat: -34.908, lon: -56.195 },
  { type: 'node', id: 21, lat: -34.908, lon: -56.194 },
  { type: 'node', id: 22, lat: -34.909, lon: -56.194 },
  { type: 'node', id: 23, lat: -34.909, lon: -56.195 },
  { type: 'way', id: 1, refs: [10, 11, 12], tags: { highway: 'residential', name: 'Convención' } },
  {
    type: 'way',
    id: 2,
    refs: [13, 11, 14],
    tags: { highway: 'tertiary', name: 'Canelones', old_name: 'Calle Real' },
  },
  { type: 'way', id: 3, refs: [20, 21, 22] },
  { type: 'way', id: 4, refs: [20, 23, 22] },
  { type: 'way', id: 5, refs: [5, 6], tags: { 'addr:interpolation': 'odd' } },
  {
    type: 'relation',
    id: 9,
    members: [
      { type: 'way', ref: 3, role: 'outer' },
      { type: 'way', ref: 4, role: 'outer' },
    ],
    tags: {
      type: 'multipolygon',
      amenity: 'fuel',
      brand: 'ANCAP',
      building: 'yes',
      opening_hours: '24/7',
      phone: '2902 1234',
      'addr:housenumber': '900',
      'addr:street': 'Durazno',
    },
  },
  {
    type: 'relation',
    id: 10,
    members: [{ type: 'node', ref: 7, role: 'house' }],
    tags: { type: 'associatedStreet', name: 'Isla de Flores' },
  },
]
