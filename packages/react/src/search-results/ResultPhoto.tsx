'use client'

import type { PlaceContent } from '@signpost/client'
import { type ReactNode, useState } from 'react'
import { galleryPhotos } from '../domain/galleryPhotos.ts'
import { RemoteImage } from '../parts/RemoteImage.tsx'

export interface ResultPhotoProps {
  readonly content: PlaceContent
}

/** The thumbnail of a place's first photo. The icon of its category is visible until the photo has loaded, or if it fails to load. */
export function ResultPhoto({ content }: ResultPhotoProps): ReactNode {
  const [ready, setReady] = useState<string>()
  const [broken, setBroken] = useState<readonly string[]>([])
  const [photo] = galleryPhotos(content)
  // Use the thumbnail, else the full photo; other photos are not tried.
  const url = [photo?.preview, photo?.url].find((one) => one && !broken.includes(one))
  if (!url) return null
  return (
    <span data-part="thumbnail" data-status={ready === url ? 'ready' : undefined}>
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
