'use client'

import type { ReactNode } from 'react'
import { nameAttributes } from '../domain/foreignLanguage.ts'
import { Icon } from '../icons/Icon.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import { useCard } from './CardContext.ts'

export interface SuggestionLinesProps {
  readonly lines: readonly string[]
  /** A line below the title. */
  readonly children?: ReactNode
}

/** The lines of a suggestion, shown in place of the header and the address. */
export function SuggestionLines({ lines, children }: SuggestionLinesProps): ReactNode {
  const { headingLevel } = useCard()
  const { language } = useSignpost()
  const [title = '', ...rest] = lines
  const where = rest.join(', ')
  const Heading = `h${headingLevel}` as const
  return (
    <div data-signpost="place-card-header">
      <Icon part="disc" name="place" />
      <div data-part="text">
        <Heading data-part="title" dir="auto" {...nameAttributes(title, undefined, language)}>
          {title}
        </Heading>
        {children}
        <p data-part="subtitle">
          <bdi {...nameAttributes(where, undefined, language)}>{where}</bdi>
        </p>
      </div>
    </div>
  )
}
