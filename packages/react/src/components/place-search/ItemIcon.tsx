'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import type { PlaceSearchItem } from '../../hooks/place-search/PlaceSearchItem.ts'
import type { CategoryIconProps } from '../../icons/CategoryIcon.tsx'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/iconPaths.ts'

/** The icon of a row: of what it is, and for a place of its category, once those are loaded. */
export function ItemIcon({ item }: { readonly item: PlaceSearchItem }): ReactNode {
  const plain = <Icon part={part} name={iconName(item)} />
  if (item.kind === 'coordinate' || item.suggestion.kind !== 'place') return plain
  return (
    <Suspense fallback={plain}>
      <CategoryIcon part={part} categories={item.suggestion.categories} />
    </Suspense>
  )
}

const part = 'option-icon'

const CategoryIcon = lazy(() =>
  import('../../icons/CategoryIcon.tsx').then(
    (icons) => ({ default: icons.CategoryIcon }),
    () => ({ default: AnyPlaceIcon }),
  ),
)

/** A row does not fall with its icon when that cannot be loaded. */
function AnyPlaceIcon(_: CategoryIconProps): ReactNode {
  return <Icon part={part} name="place" />
}

function iconName(item: PlaceSearchItem): IconName {
  if (item.kind === 'coordinate') return 'coordinate'
  const { suggestion } = item
  if (suggestion.kind !== 'term') return suggestion.kind
  return suggestion.term === 'brand' || suggestion.term === 'area' ? suggestion.term : 'term'
}
