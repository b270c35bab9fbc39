'use client'

import type { Place } from '@signpost/client'
import { addressLines, safeUrl } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { placeTitle } from '../domain/placeTitle.ts'
import { placePaths } from '../icons/placePaths.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useCard } from './CardContext.ts'
import { CopyAction } from './CopyAction.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

export interface PlaceCardShareProps extends PlaceCardPartProps {
  /** The page of the place in the app. Default: the place's own website, if it has one. */
  readonly url?: ((place: Place) => string) | undefined
}

/**
 * A button that shares a place with another app, or copies it if the browser cannot share.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardShare url={({ id }) => `https://app.example/places/${id}`} />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardShare: ComponentWithRef<PlaceCardShareProps, HTMLElement> = forwardRef(
  function PlaceCardShare(props: PlaceCardShareProps, ref) {
    const place = useCardPlace(props.place)
    const { messages } = useCard()
    const title = place && placeTitle(place)
    if (!place || title === undefined) return null
    const url = props.url ? props.url(place) : safeUrl(place.content?.website ?? '')
    const address = place.address
      ? addressLines(place.address).filter((line) => line !== title)
      : []
    const text = [title, ...address].join(', ')
    return (
      <CopyAction
        ref={ref}
        className={props.className}
        label={messages.share}
        path={placePaths.share}
        text={url ? `${text}\n${url}` : text}
        insteadOf={() => share({ title, text, ...(url && { url }) })}
      />
    )
  },
)

/** True when the browser has shared it, or the reader has cancelled. */
async function share(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
