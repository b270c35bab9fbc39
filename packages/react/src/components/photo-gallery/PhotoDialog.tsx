'use client'

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { Drawing } from '../../icons/Drawing.tsx'
import { Icon } from '../../icons/Icon.tsx'
import type { PhotoGalleryMessages } from '../../messages/photo-gallery/PhotoGalleryMessages.ts'
import { RemoteImage } from '../../parts/RemoteImage.tsx'
import type { GalleryPhoto } from './galleryPhotos.ts'
import { useModal } from './useModal.ts'
import type { PhotoGalleryState } from './usePhotoGallery.ts'

export interface PhotoDialogProps {
  readonly name: string
  readonly photo: GalleryPhoto
  /** Which of the photos it is. */
  readonly label: string
  readonly isOnly: boolean
  readonly words: PhotoGalleryMessages
  readonly gallery: PhotoGalleryState
  /** Has the focus afterwards when what had it before is gone. */
  readonly giveFocusTo: RefObject<HTMLElement | null>
}

/** One photo over the whole page, with the others a key, a button or a swipe away. */
export function PhotoDialog(props: PhotoDialogProps): ReactNode {
  const { name, photo, label, isOnly, words, gallery, giveFocusTo } = props
  const { go, close, drop } = gallery
  const dialog = useModal(giveFocusTo)
  const closeButton = useRef<HTMLButtonElement>(null)
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)

  // A button that goes takes the focus with it.
  useEffect(() => {
    if (isOnly) closeButton.current?.focus()
  }, [isOnly])

  const forward = (): 1 | -1 => (dialog.current?.matches(':dir(rtl)') ? -1 : 1)

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = { ArrowRight: forward(), ArrowLeft: -forward() }
    const { key } = event
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return
    event.preventDefault()
    go(steps[key])
  }

  const onPointerUp = ({ clientX, clientY }: PointerEvent): void => {
    const across = clientX - (start.current?.x ?? clientX)
    const along = clientY - (start.current?.y ?? clientY)
    start.current = undefined
    if (Math.abs(across) > swipe && Math.abs(across) > Math.abs(along)) {
      go(across < 0 ? forward() : -forward())
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      data-part="photo-dialog"
      onClose={() => !dialog.current?.open && close()}
      onKeyDown={onKeyDown}
    >
      <button
        ref={closeButton}
        type="button"
        aria-label={words.close}
        data-part="photo-button"
        data-for="close"
        onClick={close}
      >
        <Icon name="clear" />
      </button>
      <div
        data-part="photo-stage"
        onPointerDown={({ clientX: x, clientY: y }) => {
          start.current = { x, y }
        }}
        onPointerUp={onPointerUp}
      >
        <RemoteImage
          key={photo.url}
          url={photo.url}
          alt={`${label}, ${name}`}
          width={1600}
          height={1200}
          part="photo-large"
          onBroken={() => drop(photo.url)}
        />
      </div>
      {!isOnly && (
        <>
          <button
            type="button"
            aria-label={words.previous}
            data-part="photo-button"
            data-for="previous"
            onClick={() => go(-1)}
          >
            <Drawing path="m12.5 4-6 6 6 6" isMirrored />
          </button>
          <button
            type="button"
            aria-label={words.next}
            data-part="photo-button"
            data-for="next"
            onClick={() => go(1)}
          >
            <Drawing path="m7.5 4 6 6-6 6" isMirrored />
          </button>
        </>
      )}
      <p role="status" data-part="photo-count">
        {label}
      </p>
    </dialog>
  )
}

/** How far a finger goes to mean the next photo, in pixels. */
const swipe = 48
