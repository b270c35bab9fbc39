'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../provider/useMessages.ts'
import type { PlaceDetailsMessages } from './PlaceDetailsMessages.ts'
import { en } from './PlaceDetailsMessages.ts'

export interface SponsoredLabelProps {
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PlaceDetailsMessages> | undefined
}

/**
 * Marks the content as sponsored.
 *
 * @example
 * ```tsx
 * <SponsoredLabel messages={{ sponsored: 'Ad' }} />
 * ```
 */
export function SponsoredLabel({ messages: ownMessages }: SponsoredLabelProps): ReactNode {
  const messages = useMessages('placeDetails', en, ownMessages)
  return <span data-signpost="sponsored-label">{messages.sponsored}</span>
}
