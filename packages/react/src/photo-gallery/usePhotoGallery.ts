'use client'

import type { PlaceContent } from '@signpost/client'
import { useState } from 'react'
import { type GalleryPhoto, galleryPhotos } from '../domain/galleryPhotos.ts'

/** A gallery and its open photo. */
export interface PhotoGalleryState {
  /** `error` when none of the photos can be shown; `idle` when there are none. */
  readonly status: 'idle' | 'ready' | 'error'
  readonly photos: readonly GalleryPhoto[]
  /** The open photo, and its index. */
  readonly current: { readonly photo: GalleryPhoto; readonly index: number } | undefined
  readonly open: (photo: GalleryPhoto) => void
  readonly close: () => void
  /** Opens the photo that many steps further on, wrapping around at the ends. */
  readonly go: (steps: number) => void
  /** Reports a URL that failed to load: its photo is removed. */
  readonly drop: (url: string) => void
}

/**
 * The photos of a place without those that fail to load, and the open one.
 *
 * @example
 * ```tsx
 * const { photos, open } = usePhotoGallery(place.content ?? {})
 * ```
 */
export function usePhotoGallery(
  content: Partial<Pick<PlaceContent, 'photos' | 'thumbnail'>>,
): PhotoGalleryState {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string>()
  const photos = galleryPhotos(content, broken)
  const index = photos.findIndex(({ key }) => key === opened)
  const photo = photos[index]

  return {
    status: statusOf(photos.length > 0, galleryPhotos(content).length > 0),
    photos,
    current: photo && { photo, index },
    open: ({ key }) => setOpened(key),
    close: () => setOpened(undefined),
    go: (steps) => setOpened(photos[(index + steps + photos.length) % photos.length]?.key),
    drop: (url) => {
      const left = galleryPhotos(content, new Set([...broken, url]))
      setBroken((before) => new Set([...before, url]))
      // The next photo takes its place.
      if (photo && !left.some(({ key }) => key === photo.key)) {
        setOpened((left[index] ?? left.at(-1))?.key)
      }
    },
  }
}

function statusOf(isShown: boolean, isThere: boolean): PhotoGalleryState['status'] {
  if (isShown) return 'ready'
  return isThere ? 'error' : 'idle'
}
