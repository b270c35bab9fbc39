'use client'

import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useCard } from './CardContext.ts'

export interface SuggestionLinesProps {
  readonly lines: readonly string[]
  /** A line below the title. */
  readonly children?: ReactNode
}

/** The lines of a suggestion, shown in place of the header and the address. */
export function SuggestionLines({ lines, children }: SuggestionLinesProps): ReactNode {
  const { headingLevel } = useCard()
  const [title, ...rest] = lines
  const Heading = `h${headingLevel}` as const
  return (
    <div data-signpost="place-card-header">
      <Icon part="disc" name="place" />
      <div data-part="text">
        <Heading data-part="title" dir="auto" translate="no">
          {title}
        </Heading>
        {children}
        <p data-part="subtitle">
          <bdi translate="no">{rest.join(', ')}</bdi>
        </p>
      </div>
    </div>
  )
}
