import type { Category } from '@signpost/client'
import type { CategoryIconName } from './categoryPaths.ts'

/**
 * The icon for the categories of a place, the most specific first. Codes differ between services, and are matched by the words in them.
 */
export function categoryIconName(categories: readonly Category[]): CategoryIconName | undefined {
  for (const { code } of [...categories, ...categories.flatMap(({ parent }) => parent ?? [])]) {
    for (const word of code.slice(0, longestCode).toLowerCase().split(notLetters)) {
      const icon = icons.get(word)
      if (icon) return icon
    }
  }
  return undefined
}

const longestCode = 100
const notLetters = /[^a-z]+/

const words: readonly (readonly [CategoryIconName, string])[] = [
  ['restaurant', 'restaurant food bakery cream'],
  ['cafe', 'cafe coffee tea'],
  ['bar', 'bar pub biergarten nightclub'],
  ['shop', 'shop shopping store supermarket bookshop market marketplace groceries mall'],
  ['health', 'pharmacy hospital clinic doctor doctors dentist veterinary health healthcare'],
  ['fuel', 'fuel gas petrol charging'],
  ['lodging', 'hotel motel hostel guest lodging apartment chalet resort camp'],
  ['bank', 'bank atm money financial'],
  ['park', 'park garden nature forest outdoors'],
  ['airport', 'airport aeroway aerodrome'],
  ['museum', 'museum gallery monument sights'],
  ['theatre', 'theatre theater cinema arts culture'],
  ['transit', 'transport bus train tram subway ferry railway'],
  ['parking', 'parking'],
  ['education', 'school university college kindergarten education library'],
]

const icons: ReadonlyMap<string, CategoryIconName> = new Map(
  words.flatMap(([icon, list]) => list.split(' ').map((word) => [word, icon] as const)),
)
