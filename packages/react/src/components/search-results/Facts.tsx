'use client'

import type { Place } from '@signpost/client'
import { type ComponentType, memo, type ReactNode } from 'react'
import type { ResultFactsProps } from './ResultFacts.tsx'

export interface FactsProps {
  readonly place: Place
  readonly as: ComponentType<ResultFactsProps>
}

/** What stands below a name, put into words once and not again for each row that is hovered or selected. */
export const Facts: ComponentType<FactsProps> = memo(function Facts({
  place,
  as: Content,
}: FactsProps): ReactNode {
  return <Content place={place} />
})
