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
    shop: '#2f6f94',
    food: '#a8571c',
    lodging: '#9a4f86',
    service: '#6d7478',
  },
}

export const dark: Palette = {
  water: '#0f1d28',
  land: '#222a26',
  park: '#25342c',
  wood: '#23312a',
  sand: '#2f2e2a',
  pitch: '#293a31',
  ground: '#262e2a',
  industrial: '#242b28',
  plaza: '#28312d',
  building: '#2a342f',
  buildingEdge: '#35413b',
  motorway: '#6f5e40',
  main: '#524f47',
  street: '#3a4741',
  path: '#404c46',
  casing: '#18201c',
  rail: '#4a5751',
  runway: '#313c36',
  border: '#6f6a80',
  label: '#e4eae7',
  labelSoft: '#a2aea8',
  labelWater: '#6f9db5',
  labelPark: '#86ab7d',
  halo: '#18201c',
  place: {
    transit: '#7fa9e6',
    health: '#e58a9b',
    education: '#cdad77',
    nature: '#8cc184',
    culture: '#b99bdd',
    shop: '#82bedd',
    food: '#e8a36c',
    lodging: '#d593c3',
    service: '#aab2b8',
  },
}
