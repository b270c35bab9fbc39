'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
import { useMessages } from '../provider/useMessages.ts'
import type { PlaceDetailsMessages } from './PlaceDetailsMessages.ts'
import { en } from './PlaceDetailsMessages.ts'

export interface SponsoredLabelProps extends RootProps {
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
export const SponsoredLabel: ComponentWithRef<SponsoredLabelProps, HTMLSpanElement> = forwardRef(
  function SponsoredLabel(props: SponsoredLabelProps, ref) {
    const messages = useMessages('placeDetails', en, props.messages)
    return (
      <span ref={ref} {...rootProps('sponsored-label', props)}>
        {messages.sponsored}
      </span>
    )
  },
)
