'use client'

import { type ReactNode, useState } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { ProviderAttribution } from '../parts/ProviderAttribution.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'
import { SuggestionRow } from './SuggestionRow.tsx'

export interface PopupFootProps {
  readonly state: Pick<PlaceSearchState, 'items' | 'messages'>
}

let isWarm = false

/**
 * The credits below the rows. At first it renders a row and the number of rows too, and takes them away before they are seen: their code has
 * then been compiled, and their formats made, when the first answer comes.
 */
export function PopupFoot({ state }: PopupFootProps): ReactNode {
  const { items, messages } = state
  const { language } = useSignpost()
  const [isFirst, setFirst] = useState(!isWarm)
  useIsomorphicLayoutEffect(() => {
    isWarm = true
    setFirst(false)
  }, [])
  if (isFirst) {
    return (
      <div hidden>
        {messages.found(1, formatCount(1, language))}
        <SuggestionRow item={sample} query="a" messages={messages} />
      </div>
    )
  }
  return items.length > 0 && <ProviderAttribution part="footer" />
}

const sample: PlaceSearchItem = {
  kind: 'suggestion',
  key: 'a',
  suggestion: {
    kind: 'place',
    line1: 'a',
    line2: 'a',
    line3: 'b',
    distance: 1,
    categories: [{ code: 'a', name: 'a' }],
    brands: [],
  },
}
