'use client'

import type { ReactNode } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import type { GalleryPhoto } from '../domain/galleryPhotos.ts'
import { RemoteImage } from '../parts/RemoteImage.tsx'
import { useSignpost } from '../provider/useSignpost.ts'

export interface PhotoTileProps {
  readonly photo: GalleryPhoto
  readonly className: string | undefined
  readonly label: string
  /** The number of photos without a tile. */
  readonly more: number
  readonly onOpen: (photo: GalleryPhoto) => void
  readonly onBroken: (url: string) => void
}

/** A photo that opens when it is pressed. Its thumbnail is visible until it has loaded. */
export function PhotoTile(props: PhotoTileProps): ReactNode {
  const { photo, className, label, more, onOpen, onBroken } = props
  const { language } = useSignpost()
  const { url, preview } = photo
  const size = { width: 400, height: 300, alt: '', isLazy: true }
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className={className}
      data-part="tile"
      onClick={() => onOpen(photo)}
    >
      {preview && (
        <RemoteImage
          {...size}
          key={preview}
          url={preview}
          part="photo"
          onBroken={() => onBroken(preview)}
        />
      )}
      <RemoteImage {...size} key={url} url={url} part="photo" onBroken={() => onBroken(url)} />
      {more > 0 && <span data-part="rest">+{formatCount(more, language)}</span>}
    </button>
  )
}
