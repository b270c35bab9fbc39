import type { ReactNode } from 'react'
import { CategoryIcon } from '../icons/CategoryIcon.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/** The icon of a row: that of its kind, and for a place that of its category. */
export function ItemIcon({ item }: { readonly item: PlaceSearchItem }): ReactNode {
  if (item.kind === 'suggestion' && item.suggestion.kind === 'place') {
    return <CategoryIcon part={part} categories={item.suggestion.categories} />
  }
  return <Icon part={part} name={iconName(item)} />
}

const part = 'option-icon'

const icons = {
  coordinate: 'coordinate',
  locate: 'location',
  recent: 'history',
  pinned: 'pin',
  edit: 'edit',
  custom: 'term',
} as const

function iconName(item: PlaceSearchItem): IconName {
  if (item.kind !== 'suggestion') return icons[item.kind]
  const { suggestion } = item
  if (suggestion.kind !== 'term') return suggestion.kind
  return suggestion.term === 'brand' || suggestion.term === 'area' ? suggestion.term : 'term'
}
