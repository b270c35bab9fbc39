import type { LocatedAddress } from '../domain/address.ts'
import type { Category } from '../domain/category.ts'
import type { Place } from '../domain/place.ts'
import { hash } from '../hash.ts'

/** The id of a place. The specification has none, so it is derived from fields that seldom change. */
export function placeId(
  name: string | undefined,
  location: LocatedAddress | undefined,
  category: Category | undefined,
): string {
  const { coordinate, address } = location ?? {}
  return hash(
    [
      foldName(name ?? ''),
      coordinate?.latitude.toFixed(5),
      coordinate?.longitude.toFixed(5),
      address?.houseNumber,
      address?.street,
      category?.code,
    ].join('\n'),
  )
}

/** Simpler than `fold` of the domain, which handles more spellings than an id needs. */
function foldName(name: string): string {
  // Putting thousands of marks in order takes quadratic time.
  return name.slice(0, 300).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Gives places of the same id in one answer different ids: the second gets `~2`, the third `~3`. */
export function numberDuplicates(places: readonly Place[]): readonly Place[] {
  const seen = new Map<string, number>()
  return places.map((place) => {
    const count = (seen.get(place.id) ?? 0) + 1
    seen.set(place.id, count)
    return count === 1 ? place : { ...place, id: `${place.id}~${count}` }
  })
}
