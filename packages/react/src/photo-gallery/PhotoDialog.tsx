'use client'

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import type { GalleryPhoto } from '../domain/galleryPhotos.ts'
import { Icon } from '../icons/Icon.tsx'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { RemoteImage } from '../parts/RemoteImage.tsx'
import type { PhotoGalleryClassNames } from './PhotoGallery.tsx'
import type { PhotoGalleryMessages } from './PhotoGalleryMessages.ts'
import { useModal } from './useModal.ts'
import type { PhotoGalleryState } from './usePhotoGallery.ts'

export interface PhotoDialogProps {
  readonly name: string
  readonly photo: GalleryPhoto
  /** The index of the photo. */
  readonly label: string
  /** The credits of the photos. */
  readonly credit: ReactNode
  readonly isOnly: boolean
  readonly classNames: PhotoGalleryClassNames
  readonly messages: PhotoGalleryMessages
  readonly gallery: PhotoGalleryState
  /** The element that gets the focus when the one that had it is removed. */
  readonly giveFocusTo: RefObject<HTMLElement | null>
}

/** One photo over the whole page; keys, buttons and swipes show the others. */
export function PhotoDialog(props: PhotoDialogProps): ReactNode {
  const { name, photo, label, credit, isOnly, classNames, messages, gallery, giveFocusTo } = props
  const button = { className: classNames.tool, 'data-part': 'tool' }
  const { go, close, drop } = gallery
  const dialog = useModal(giveFocusTo)
  const nameId = useId()
  const closeButton = useRef<HTMLButtonElement>(null)

  // A button that is removed loses the focus.
  useEffect(() => {
    if (isOnly) closeButton.current?.focus()
  }, [isOnly])

  /** Shows the photo to the left or right. */
  const show = (side: Side): void => {
    const next: Side = dialog.current?.matches(':dir(rtl)') ? 'left' : 'right'
    go(side === next ? 1 : -1)
  }
  // A swipe moves the photo away, and shows the one on the other side.
  const swipe = useSwipe((to) => show(to === 'left' ? 'right' : 'left'))

  const onKeyDown = (event: KeyboardEvent): void => {
    const side = sides.get(event.key)
    // With Alt or Meta, keys are left to the browser.
    if (side === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(side)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={nameId}
      className={classNames.dialog}
      data-part="dialog"
      onClose={() => !dialog.current?.open && close()}
      onKeyDown={onKeyDown}
    >
      {/* Before the button: Orca 43 is silent when a dialog begins with the element that gets the focus. */}
      <p id={nameId} data-part="name">
        {name}
      </p>
      <button
        {...button}
        ref={closeButton}
        type="button"
        aria-label={messages.close}
        data-for="close"
        onClick={close}
      >
        <Icon name="clear" />
      </button>
      <div {...swipe} data-part="stage">
        <RemoteImage
          key={photo.url}
          url={photo.url}
          alt={`${label}, ${name}`}
          width={1600}
          height={1200}
          part="large"
          onBroken={() => drop(photo.url)}
        />
      </div>
      {!isOnly && (
        <>
          <button
            {...button}
            type="button"
            aria-label={messages.previous}
            data-for="previous"
            onClick={() => go(-1)}
          >
            <SvgIcon path="m12.5 4-6 6 6 6" isMirrored />
          </button>
          <button
            {...button}
            type="button"
            aria-label={messages.next}
            data-for="next"
            onClick={() => go(1)}
          >
            <SvgIcon path="m7.5 4 6 6-6 6" isMirrored />
          </button>
        </>
      )}
      <div data-part="footer">
        {/* A paragraph: Orca 43 does not read the text of a status itself. */}
        <div role="status">
          <p data-part="count">{label}</p>
        </div>
        {credit}
      </div>
    </dialog>
  )
}

type Side = 'left' | 'right'

const sides: ReadonlyMap<string, Side> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
])

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
}

/** Reports the side to which a pointer swiped horizontally. */
function useSwipe(onSwipe: (to: Side) => void): SwipeHandlers {
  const start = useRef({ x: 0, y: 0 })
  return {
    onPointerDown: ({ clientX: x, clientY: y }) => {
      start.current = { x, y }
    },
    onPointerUp: ({ clientX, clientY }) => {
      const across = clientX - start.current.x
      const along = clientY - start.current.y
      if (Math.abs(across) > Math.max(leastSwipe, Math.abs(along)))
        onSwipe(across < 0 ? 'left' : 'right')
    },
  }
}

/** The distance that makes a swipe, in pixels. */
const leastSwipe = 48
