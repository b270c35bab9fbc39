'use client'

import { formatDistance } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'
import { ItemIcon } from './ItemIcon.tsx'
import { PlaceLine } from './PlaceLine.tsx'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import { rowText } from './rowText.ts'

export interface SuggestionRowProps {
  /** The item of the row. */
  readonly item: PlaceSearchItem
  /** The text of the input, whose words are marked in the row. */
  readonly query: string
  /** The messages of the box. */
  readonly messages: PlaceSearchMessages
}

/**
 * The content of an option of the list: icon, name, address and distance.
 *
 * @example
 * ```tsx
 * <PlaceSearch slots={{ row: SuggestionRow }} />
 * ```
 */
export function SuggestionRow({ item, query, messages }: SuggestionRowProps): ReactNode {
  const { language, units } = useSignpost()
  const { line1, parts, distance } = rowText(item, messages)
  const away = distance !== undefined && formatDistance(distance, { locale: language, units })
  const typed = item.kind === 'suggestion' || item.kind === 'custom' ? query : ''
  return (
    <>
      <ItemIcon item={item} />
      <span data-part="option-text">
        <PlaceLine part="line1" parts={[line1]} typed={typed} />
        {parts.length > 0 && <PlaceLine part="line2" parts={parts} typed={typed} />}
      </span>
      {away && <span data-part="distance">{away}</span>}
    </>
  )
}
