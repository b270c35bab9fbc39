'use client'

import type { Place } from '@signpost/client'
import { addressLines, safeUrl } from '@signpost/client/domain'
import type { ReactNode } from 'react'
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

/** A button that hands a place to another app, or copies what it would hand over where the browser cannot. */
export function PlaceCardShare(props: PlaceCardShareProps): ReactNode {
  const place = useCardPlace(props.place)
  const { messages } = useCard()
  const title = place && placeTitle(place)
  if (!place || title === undefined) return null
  const url = props.url ? props.url(place) : safeUrl(place.content?.website ?? '')
  const address = place.address ? addressLines(place.address).filter((line) => line !== title) : []
  const text = [title, ...address].join(', ')
  return (
    <CopyAction
      label={messages.share}
      path={placePaths.share}
      text={url ? `${text}\n${url}` : text}
      insteadOf={() => share({ title, text, ...(url && { url }) })}
    />
  )
}

/** Whether the browser has taken it, or its reader has thought better of it. */
async function share(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
