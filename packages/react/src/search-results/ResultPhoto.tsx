'use client'

import type { PlaceContent } from '@signpost/client'
import { type ReactNode, useState } from 'react'
import { galleryPhotos } from '../domain/galleryPhotos.ts'
import { RemoteImage } from '../parts/RemoteImage.tsx'

export interface ResultPhotoProps {
  readonly content: PlaceContent
}

/** The first photo of a place, small, over the icon of its category, which is seen until the photo has loaded and where it cannot be loaded. */
export function ResultPhoto({ content }: ResultPhotoProps): ReactNode {
  const [ready, setReady] = useState<string>()
  const [broken, setBroken] = useState<readonly string[]>([])
  const [photo] = galleryPhotos(content)
  // The thumbnail, else the photo that it is of; the other photos are not tried.
  const url = [photo?.preview, photo?.url].find((one) => one && !broken.includes(one))
  if (!url) return null
  return (
    <span data-part="result-photo" data-status={ready === url ? 'ready' : undefined}>
      <RemoteImage
        key={url}
        url={url}
        alt=""
        width={64}
        height={64}
        isLazy
        part="photo"
        onReady={() => setReady(url)}
        onBroken={() => setBroken((before) => [...before, url])}
      />
    </span>
  )
}
