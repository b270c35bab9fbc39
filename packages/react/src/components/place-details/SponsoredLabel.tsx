'use client'

import type { ReactNode } from 'react'
import { en } from '../../messages/place-details/en.ts'
import type { PlaceDetailsMessages } from '../../messages/place-details/PlaceDetailsMessages.ts'
import { useMessages } from '../../provider/useMessages.ts'

export interface SponsoredLabelProps {
  /** Words in the place of those of the language. */
  readonly messages?: Partial<PlaceDetailsMessages> | undefined
}

/** Says that what stands here was paid for. */
export function SponsoredLabel({ messages }: SponsoredLabelProps): ReactNode {
  const words = useMessages('placeDetails', en, messages)
  return <span data-signpost="sponsored-label">{words.sponsored}</span>
}
