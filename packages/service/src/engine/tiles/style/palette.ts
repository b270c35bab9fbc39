/** The colours of a map. Roads and labels stand back: what an app puts on the map comes first. */
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

/** What a point of interest is, as far as its colour tells. */
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
    nature: '#4f8a49',
    culture: '#7d59a6',
    shop: '#3c7fa3',
    food: '#bf6a2a',
    lodging: '#9a4f86',
    service: '#6d7478',
  },
}

export const dark: Palette = {
  water: '#10202b',
  land: '#1c2126',
  park: '#1f2d27',
  wood: '#1d2b25',
  sand: '#2a2925',
  pitch: '#23332b',
  ground: '#20262b',
  industrial: '#21262a',
  plaza: '#262c31',
  building: '#272d33',
  buildingEdge: '#30373e',
  motorway: '#6b5a3c',
  main: '#4c4a44',
  street: '#363d44',
  path: '#3a4147',
  casing: '#171b1f',
  rail: '#454c53',
  runway: '#2d343a',
  border: '#6f6a80',
  label: '#e4e7ea',
  labelSoft: '#a2aab2',
  labelWater: '#6f9db5',
  labelPark: '#86ab7d',
  halo: '#171b1f',
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
