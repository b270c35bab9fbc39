'use client'

import { forwardRef, useId } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useMessages } from '../provider/useMessages.ts'
import type { PlaceDetailProps } from './PlaceDetailProps.ts'
import { en } from './PlaceDetailsMessages.ts'
import { useClamp } from './useClamp.ts'

export interface PlaceDescriptionProps extends PlaceDetailProps {}

/**
 * The description of a place: a few lines, and the rest after a press on "more".
 *
 * @example
 * ```tsx
 * <PlaceDescription place={place} />
 * ```
 */
export const PlaceDescription: ComponentWithRef<PlaceDescriptionProps, HTMLDivElement> = forwardRef(
  function PlaceDescription(props: PlaceDescriptionProps, ref) {
    const messages = useMessages('placeDetails', en, props.messages)
    const text = useCardPlace(props.place)?.content?.description ?? ''
    const id = useId()
    const {
      ref: clamped,
      isOpen,
      hasMore,
      toggle,
    } = useClamp<HTMLParagraphElement>(text, text.length > long)
    if (text === '') return null
    return (
      <div ref={ref} className={props.className} data-signpost="place-description">
        <p ref={clamped} id={id} dir="auto" data-part="description" data-open={isOpen || undefined}>
          {text}
        </p>
        {hasMore && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            data-part="detail-more"
            onClick={toggle}
          >
            {isOpen ? messages.less : messages.more}
          </button>
        )}
      </div>
    )
  },
)

/** More letters than four lines of a card usually hold. */
const long = 240
