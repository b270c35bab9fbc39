import type { Coordinate } from '@signpost/client/domain'
import { centers } from './centers.ts'
import {
  areas,
  brands,
  type CrossingRow,
  cities,
  crossingsOfAstana,
  crossingsOfMontevideo,
  type KindRow,
  kindsInAstana,
  kindsInMontevideo,
  kindsInPlaces,
  kindsInPlacesOfAstana,
  landmarksOfAstana,
  landmarksOfMontevideo,
  type NamedRow,
  nearMeInAstana,
  nearMeInMontevideo,
  nothing,
  numbersOfAstana,
  numbersOfMontevideo,
  type PlacedRow,
  spots,
  streetsOfAstana,
  streetsOfMontevideo,
} from './furtherRows.ts'
import { asked, type Group } from './groups.ts'
import type { Rule } from './JudgedQuery.ts'
import { address, branches, crossing, named, places, spot, term } from './rules.ts'

const { montevideo, astana, berlin } = centers
const everywhere = { kilometers: 20_000 }

const ofKind = (at: Coordinate) => {
  return ([, text, code, kilometers = 3]: KindRow): [string, Rule[]] => [
    text,
    [term(code), places(code, at, { kilometers })],
  ]
}

function each<Row extends readonly [language: string, ...rest: unknown[]]>(
  kind: string,
  at: Coordinate,
  rows: readonly Row[],
  read: (row: Row) => [string, Rule[]],
): Group[] {
  return rows.map((row) => asked(kind, row[0], at, [row], read))
}

function inPlace([, text, code, place, kilometers = 1.3]: PlacedRow): [string, Rule[]] {
  const at = spots[place]
  return [
    text,
    [
      places(code, at, { kilometers, grade: 3 }),
      places(code, at, { kilometers: 2 * kilometers, grade: 1 }),
    ],
  ]
}

const oneOf = (kind: Parameters<typeof named>[0], at: Coordinate) => {
  return ([, text, names]: NamedRow): [string, Rule[]] => [text, [named(kind, names, at)]]
}

function numbered([, text, wanted]: NamedRow): [string, Rule[]] {
  const [street = '', number = ''] = wanted.split('|')
  return [text, [address(street, number)]]
}

const crossed = ([, text, one, other]: CrossingRow): [string, Rule[]] => [
  text,
  [crossing(one, other)],
]

const nearIn = (at: Coordinate) => {
  return ([, text, code, kilometers = 3]: KindRow): [string, Rule[]] => [
    text,
    [term(code, 2), places(code, at, { kilometers, grade: 3 })],
  ]
}

/** Further queries, which were written after the search answered those of the cities well. */
export const further: readonly Group[] = [
  ...each('category', montevideo, kindsInMontevideo, ofKind(montevideo)),
  ...each('category', astana, kindsInAstana, ofKind(astana)),
  ...each('near me', montevideo, nearMeInMontevideo, nearIn(montevideo)),
  ...each('near me', astana, nearMeInAstana, nearIn(astana)),
  ...each('kind and place', montevideo, kindsInPlaces, inPlace),
  ...each('kind and place', astana, kindsInPlacesOfAstana, inPlace),
  ...each('landmark', montevideo, landmarksOfMontevideo, oneOf('place', montevideo)),
  ...each('landmark', astana, landmarksOfAstana, oneOf('place', astana)),
  ...each('area', montevideo, areas, oneOf('district', montevideo)),
  ...each('street', montevideo, streetsOfMontevideo, oneOf('street', montevideo)),
  ...each('street', astana, streetsOfAstana, oneOf('street', astana)),
  ...each('number', montevideo, numbersOfMontevideo, numbered),
  ...each('number', astana, numbersOfAstana, numbered),
  ...each('crossing', montevideo, crossingsOfMontevideo, crossed),
  ...each('crossing', astana, crossingsOfAstana, crossed),
  ...each('brand', montevideo, brands, ([, text, id]) => [
    text,
    [term(id), branches(id, montevideo, {})],
  ]),
  ...each('city', berlin, cities, ([, text, name, latitude, longitude]) => [
    text,
    [named('city', name, { latitude, longitude })],
  ]),
  ...each('postal code', montevideo, [['es', 'cp 11300']] as const, ([, text]) => [
    text,
    [named('postal', '11300', montevideo)],
  ]),
  ...each(
    'coordinates',
    montevideo,
    [
      ['es', 'lat -34.9076 lon -56.2012'],
      ['es', 'geo:-34.9076,-56.2012'],
      ['en', 'latitude: -34.9076, longitude: -56.2012'],
      ['es', '34 54 27 S 56 12 4 W'],
    ] as const,
    ([, text]) => [text, [spot(spots.solis, 200)]],
  ),
  ...each('country', berlin, [['en', 'holland', 'Netherlands']] as const, ([, text, name]) => [
    text,
    [named('country', name, berlin, everywhere)],
  ]),
  ...each('nothing', montevideo, nothing, ([, text]) => [text, []]),
]
