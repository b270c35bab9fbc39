import type { Category } from '@signpost/client'
import { carPath } from './carPath.ts'

/** The icons of the commonest categories of places, as in `iconPaths`. */
export const categoryPaths = {
  restaurant: 'M6 3v14M3.75 3v3.5a2.25 2.25 0 0 0 4.5 0V3M13.5 17V3c2 1.25 2.75 4 2.75 8.5H13.5',
  museum: 'm3 7.5 7-4 7 4H3Zm1.25 9h11.5M5.5 7.5v6.5m3-6.5v6.5m3-6.5v6.5m3-6.5v6.5',
  cafe: 'M3.5 7.5h10V12a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 12V7.5Zm10 1h1a2 2 0 0 1 0 4h-1M6.75 3v1.75m3.5-1.75v1.75',
  bar: 'M4 4h12l-6 6.5L4 4Zm6 6.5v6m-3 0h6',
  grocery:
    'M2.5 3.75h1.9l2 8.75h8l1.85-6.25H5M8.5 15.75a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm6 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  shop: 'M4.5 7h11l.75 9.5H3.75L4.5 7ZM7.25 9.25V6a2.75 2.75 0 0 1 5.5 0v3.25',
  health: 'M7.75 3.5h4.5v4.25h4.25v4.5h-4.25v4.25h-4.5v-4.25H3.5v-4.5h4.25V3.5Z',
  fuel: 'M4 16.5v-12a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v12m-8.25 0h9.5M4 8.5h7m0 2.5h1.25c.7 0 1.25.55 1.25 1.25V14a1.25 1.25 0 0 0 2.5 0V7.5L13.5 5',
  lodging: 'M3 4.5V16m0-2.5h14V16m0-2.5V11a2 2 0 0 0-2-2H9v4.5M7 9.75a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  bank: 'M3 8l7-4.5L17 8H3Zm2 0v6m3.33-6v6m3.34-6v6M15 8v6M3 16.5h14M4 14h12',
  park: 'M10 17.5V10m0 3 2.5-2M10 2.75a4.25 4.25 0 0 0-4.2 4.9A3.25 3.25 0 0 0 7 14h6a3.25 3.25 0 0 0 1.2-6.35A4.25 4.25 0 0 0 10 2.75Z',
  airport:
    'M10 2.5c.8 0 1.25.8 1.25 1.75v4L17 11.75v1.75l-5.75-1.75v3L13 16.25v1.25l-3-1-3 1v-1.25l1.75-1.5v-3L3 13.5v-1.75l5.75-3.5v-4c0-.95.45-1.75 1.25-1.75Z',
  theatre:
    'M4 4.5c4 1.25 8 1.25 12 0V10c0 4-2.75 6-6 7-3.25-1-6-3-6-7V4.5Zm3 4h1.5m3 0H13M7.25 12c1.75 1.5 3.75 1.5 5.5 0',
  transit:
    'M5.25 3.5h9.5c.7 0 1.25.55 1.25 1.25V14H4V4.75c0-.7.55-1.25 1.25-1.25ZM4 9.25h12M6.25 14v2.25M13.75 14v2.25M7 11.75v0m6 0v0',
  parking:
    'M4.5 3.5h11a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM8 13.75v-7.5h2.5a2.25 2.25 0 0 1 0 4.5H8',
  car: carPath as string,
  sport:
    'M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM10 3.5v13M3.5 10h13M5.4 5.4c2.6 2.5 2.6 6.7 0 9.2m9.2-9.2c-2.6 2.5-2.6 6.7 0 9.2',
  service:
    'M4 7h12a.75.75 0 0 1 .75.75v7a.75.75 0 0 1-.75.75H4a.75.75 0 0 1-.75-.75v-7A.75.75 0 0 1 4 7Zm3.25 0V5.25a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1V7M3.25 11h13.5M10 10.25v1.5',
  civic: 'M3 16.5h14M4.5 16.5V9h11v7.5M3 9l7-3.5L17 9M10 5.5V2.75h3v1.5h-3M8.25 16.5v-4h3.5v4',
  education: 'm2.5 8 7.5-4 7.5 4-7.5 4-7.5-4Zm3 1.75v3.5c2.75 2.25 6.25 2.25 9 0v-3.5m3-1.75v4.5',
} as const

/** The name of an icon of a category. */
export type CategoryIconName = keyof typeof categoryPaths

/**
 * The icon for the categories of a place, the most specific first. Codes differ between services, and are matched by the words in them.
 */
export function categoryIconName(
  categories: readonly Category[] = [],
): CategoryIconName | undefined {
  for (const { code } of [...categories, ...categories.flatMap(({ parent }) => parent ?? [])]) {
    const named = code.slice(0, longestCode).toLowerCase().split(notLetters)
    for (const icons of tiers) {
      for (const word of named) {
        const icon = icons.get(word)
        if (icon) return icon
      }
    }
  }
  return undefined
}

const longestCode = 100
const notLetters = /[^a-z]+/

/** The words of each icon: those that say most, most words, and those that say little. Of several words of a code one of an earlier group counts, else the first: `shop/bakery` is a grocery, `shop/health_food` a shop. */
const words: readonly (readonly (readonly [CategoryIconName, string])[])[] = [
  [
    [
      'grocery',
      'groceries grocery supermarket convenience bakery butcher greengrocer deli market marketplace',
    ],
    ['car', 'car cars automotive vehicle tyres'],
    ['service', 'hairdresser beauty laundry post'],
  ],
  [
    ['restaurant', 'restaurant food cream'],
    ['cafe', 'cafe coffee tea'],
    ['bar', 'bar pub biergarten nightclub'],
    ['shop', 'shop shopping store bookshop mall'],
    ['health', 'pharmacy hospital clinic doctor doctors dentist veterinary health healthcare'],
    ['fuel', 'fuel gas petrol charging'],
    ['lodging', 'hotel motel hostel guest lodging apartment chalet resort camp'],
    ['bank', 'bank atm money financial'],
    ['park', 'park garden nature forest outdoors'],
    ['airport', 'airport aeroway aerodrome'],
    ['museum', 'museum gallery monument attraction sights'],
    ['theatre', 'theatre theater cinema arts culture'],
    ['transit', 'transport bus train tram subway ferry railway'],
    ['parking', 'parking'],
    ['education', 'school university college kindergarten education library'],
    ['sport', 'sport sports fitness stadium pitch swimming golf'],
    ['civic', 'community townhall worship police government'],
  ],
  [
    ['theatre', 'entertainment'],
    ['sport', 'recreation leisure'],
    ['civic', 'public'],
    ['service', 'service services business office'],
  ],
]

const tiers: readonly ReadonlyMap<string, CategoryIconName>[] = words.map(
  (icons) => new Map(icons.flatMap(([icon, list]) => list.split(' ').map((word) => [word, icon]))),
)

/** A hue that several categories share, by its name in the tokens `--signpost-color-…`. */
export type CategoryHue =
  | 'food'
  | 'shop'
  | 'health'
  | 'transit'
  | 'lodging'
  | 'nature'
  | 'culture'
  | 'education'

/** The hue of each category icon. */
export const categoryHues: Readonly<Record<CategoryIconName, CategoryHue>> = {
  restaurant: 'food',
  cafe: 'food',
  bar: 'food',
  grocery: 'shop',
  shop: 'shop',
  service: 'shop',
  bank: 'shop',
  health: 'health',
  car: 'transit',
  fuel: 'transit',
  airport: 'transit',
  transit: 'transit',
  parking: 'transit',
  lodging: 'lodging',
  park: 'nature',
  sport: 'nature',
  museum: 'culture',
  civic: 'culture',
  theatre: 'culture',
  education: 'education',
}
