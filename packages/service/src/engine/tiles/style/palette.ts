/** The colors of a map. Roads and labels have low contrast, so that the pins and routes of an app stand out. */
export interface Palette {
  water: string
  land: string
  park: string
  wood: string
  sand: string
  pitch: string
  ground: string
  industrial: string
  plaza: string
  building: string
  buildingEdge: string
  motorway: string
  main: string
  street: string
  path: string
  casing: string
  rail: string
  runway: string
  border: string
  label: string
  labelSoft: string
  labelWater: string
  labelPark: string
  halo: string
  place: Readonly<Record<PlaceKind, string>>
}

/** A kind of point of interest with its own color. */
export type PlaceKind =
  | 'transit'
  | 'health'
  | 'education'
  | 'nature'
  | 'culture'
  | 'shop'
  | 'food'
  | 'lodging'
  | 'service'

export const light: Palette = {
  water: '#c3d6de',
  land: '#f5f3ee',
  park: '#d9e6cf',
  wood: '#cbdcc0',
  sand: '#f0e7d0',
  pitch: '#cfe0c6',
  ground: '#efece6',
  industrial: '#ecebe9',
  plaza: '#f0eeea',
  building: '#e7e3dc',
  buildingEdge: '#d8d3ca',
  motorway: '#f5d9a8',
  main: '#fdeecb',
  street: '#ffffff',
  path: '#d6cfc2',
  casing: '#ddd7cb',
  rail: '#c4beb3',
  runway: '#e2dfda',
  border: '#a49db0',
  label: '#2f3437',
  labelSoft: '#666c70',
  labelWater: '#557b8e',
  labelPark: '#55774a',
  halo: '#fbfaf7',
  place: {
    transit: '#3d6fb4',
    health: '#b8445a',
    education: '#8a6a35',
    nature: '#3f7a3a',
    culture: '#7d59a6',
    shop: '#12747f',
    food: '#a8571c',
    lodging: '#9a4f86',
    service: '#6d7478',
  },
}

export const dark: Palette = {
  water: '#0e1822',
  land: '#1d2229',
  park: '#1f3029',
  wood: '#1d2d27',
  sand: '#2b2b2a',
  pitch: '#23372f',
  ground: '#22272e',
  industrial: '#20252b',
  plaza: '#272d34',
  building: '#262d35',
  buildingEdge: '#323a44',
  motorway: '#66717f',
  main: '#4d5866',
  street: '#3d4652',
  path: '#3a4450',
  casing: '#161a20',
  rail: '#48525d',
  runway: '#2f3740',
  border: '#7a7590',
  label: '#c9d1da',
  labelSoft: '#a7b1bc',
  labelWater: '#7ba7c4',
  labelPark: '#8fb58a',
  halo: '#1d2229',
  place: {
    transit: '#7fa9e6',
    health: '#e58a9b',
    education: '#cdad77',
    nature: '#8cc184',
    culture: '#b99bdd',
    shop: '#74c4cc',
    food: '#e8a36c',
    lodging: '#d593c3',
    service: '#aab2b8',
  },
}
