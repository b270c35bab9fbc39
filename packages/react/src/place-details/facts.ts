import type { PlaceContent } from '@signpost/client'

/** The name of a fact. */
export type PlaceFactName = Exclude<
  keyof PlaceContent,
  'description' | 'website' | 'thumbnail' | 'photos' | 'photoCredits' | 'tips'
>

/** The order of a place's facts: its offer, the visit, and the cost. */
const groups: readonly (readonly PlaceFactName[])[] = [
  ['cuisines', 'specialFeatures', 'goodFor', 'features', 'wifi', 'smoking'],
  ['reservations', 'dressCode', 'parking', 'shuttleService'],
  ['price', 'paymentMethods'],
]

export interface PlaceFact {
  readonly name: PlaceFactName
  /** At least one foreign text. */
  readonly items: readonly string[]
}

/** The facts that are known of a place, group by group. `only` omits those that it does not name. */
export function placeFacts(
  content: PlaceContent,
  only?: readonly PlaceFactName[],
): readonly (readonly PlaceFact[])[] {
  return groups
    .map((names) =>
      names.flatMap((name) => {
        const items = only && !only.includes(name) ? [] : itemsOf(content[name])
        return items.length > 0 ? { name, items } : []
      }),
    )
    .filter((facts) => facts.length > 0)
}

function itemsOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : [...new Set(value)]
}
