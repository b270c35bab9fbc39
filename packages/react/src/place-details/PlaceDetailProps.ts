import type { Place } from '@signpost/client'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { PlaceDetailsMessages } from './PlaceDetailsMessages.ts'

/** The props of each part of the details. */
export interface PlaceDetailProps extends RootProps {
  /** Default: the place of the card around it. */
  readonly place?: Place | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PlaceDetailsMessages> | undefined
}
