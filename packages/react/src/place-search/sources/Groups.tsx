'use client'

import type { ReactNode } from 'react'
import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { PlaceSearchGroup } from './combine.ts'
import type { PlaceSearchSource } from './Source.ts'

export interface GroupsProps {
  readonly groups: readonly PlaceSearchGroup[]
  readonly renderOption: (
    item: PlaceSearchItem,
    renderRow?: PlaceSearchSource['renderRow'],
  ) => ReactNode
}

/** The options of a list grouped by source, each group under its heading. */
export function Groups({ groups, renderOption }: GroupsProps): ReactNode {
  return groups.map((group) => {
    const options = group.items.map((item) => renderOption(item, group.source?.renderRow))
    if (group.label === undefined) return options
    return (
      <li key={group.id} role="presentation">
        <div aria-hidden data-part="group-title">
          {group.label}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends. */}
        <ul role="group" aria-label={group.label} data-part="group">
          {options}
        </ul>
      </li>
    )
  })
}
