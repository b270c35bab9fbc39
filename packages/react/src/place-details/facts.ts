import type { PlaceContent } from '@signpost/client'

/** The name of a fact. */
export type PlaceFactName = Exclude<
  keyof PlaceContent,
  'description' | 'website' | 'thumbnail' | 'photos' | 'photoCredits' | 'tips'
>

/** The facts of a place in their order: what it offers, how to visit it, and what it costs. */
const groups: readonly (readonly PlaceFactName[])[] = [
  ['cuisines', 'specialFeatures', 'goodFor', 'features', 'wifi', 'smoking'],
  ['reservations', 'dressCode', 'parking', 'shuttleService'],
  ['price', 'paymentMethods'],
]

export interface PlaceFact {
  readonly name: PlaceFactName
  /** At least one untrusted text. */
  readonly items: readonly string[]
}

/** The known facts of a place, group by group. `only` selects some of them. */
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
