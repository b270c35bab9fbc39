'use client'

import type { ReactNode } from 'react'
import { placePaths } from '../icons/placePaths.ts'
import { useCopy } from '../internals/useCopy.ts'
import { Button } from '../kit/Button.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { en } from './PlaceCardMessages.ts'

export interface ShareButtonProps {
  readonly title: string
  readonly url: () => string
}

/** A button that shares a URL, or copies it if the browser cannot share. */
export function ShareButton({ title, url: urlOf }: ShareButtonProps): ReactNode {
  const messages = useMessages('placeCard', en)
  const { outcome, copy } = useCopy()
  const done = outcome && messages[outcome === 'copied' ? 'copied' : 'copyFailed']
  const press = async (): Promise<void> => {
    const url = urlOf()
    if (!(await share({ title, url }))) await copy(url)
  }
  return (
    <>
      <Button
        onClick={() => void press()}
        icon={outcome === 'copied' ? placePaths.check : placePaths.share}
      >
        {done ?? messages.share}
      </Button>
      <span role="status" data-part="live">
        {done}
      </span>
    </>
  )
}

/** Resolves to true when the browser has shared the data, or the user has canceled. */
export async function share(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
