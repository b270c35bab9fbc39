import type { Place } from '@signpost/client'
import type { PlaceDetailsMessages } from './PlaceDetailsMessages.ts'

/** What each part of the details takes. */
export interface PlaceDetailProps {
  /** Default: the place of the card around it. */
  readonly place?: Place | undefined
  /** Words in the place of those of the language. */
  readonly messages?: Partial<PlaceDetailsMessages> | undefined
}
