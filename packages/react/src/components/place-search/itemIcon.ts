import type { PlaceSearchItem } from '../../hooks/place-search/PlaceSearchItem.ts'
import { categoryIcon } from '../../icons/categoryIcon.ts'
import type { IconName } from '../../icons/iconPaths.ts'

/** The icon of a row: of what it is, and for a place of its category. */
export function itemIcon(item: PlaceSearchItem): IconName {
  if (item.kind === 'coordinate') return 'coordinate'
  const { suggestion } = item
  if (suggestion.kind === 'place') return categoryIcon(suggestion.categories)
  if (suggestion.kind === 'address') return 'address'
  return suggestion.term === 'brand' || suggestion.term === 'area' ? suggestion.term : 'term'
}
