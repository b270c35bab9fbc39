'use client'

import type { PlaceContent } from '@signpost/client'
import { useState } from 'react'
import { type GalleryPhoto, galleryPhotos } from './galleryPhotos.ts'

/** A gallery and the photo of it that is open. */
export interface PhotoGalleryState {
  /** `error` when none of the photos can be shown; `idle` when there are none. */
  readonly status: 'idle' | 'ready' | 'error'
  readonly photos: readonly GalleryPhoto[]
  /** The photo that is open, and its place among the photos, from 0. */
  readonly current: { readonly photo: GalleryPhoto; readonly index: number } | undefined
  readonly open: (photo: GalleryPhoto) => void
  readonly close: () => void
  /** Opens the photo so many further on, round the ends. */
  readonly go: (steps: number) => void
  /** Reports an address that failed to load: its photo is dropped. */
  readonly drop: (url: string) => void
}

/**
 * The photos of a place without those that turn out to be broken, and one of them open or none.
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
      // What followed the photo comes into its place.
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
