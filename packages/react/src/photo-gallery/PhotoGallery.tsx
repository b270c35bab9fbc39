'use client'

import type { Place } from '@signpost/client'
import { Fragment, forwardRef, useImperativeHandle, useRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import { rootProps } from '../domain/rootProps.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { PhotoDialog } from './PhotoDialog.tsx'
import type { PhotoGalleryMessages } from './PhotoGalleryMessages.ts'
import { en } from './PhotoGalleryMessages.ts'
import { PhotoTile } from './PhotoTile.tsx'
import { usePhotoGallery } from './usePhotoGallery.ts'

export interface PhotoGalleryProps extends RootProps {
  /** Default: the place of the card around it. */
  readonly place?: Place | undefined
  /** The URLs of the photos. Default: those of the place. */
  readonly photos?: readonly string[] | undefined
  /** The names to be credited for the photos. Default: those of the place, for its own photos. */
  readonly credits?: readonly string[] | undefined
  /** The title of the photos, for their accessible names. Default: the name of the place. */
  readonly title?: string | undefined
  /** Adds classes to parts of the gallery. */
  readonly classNames?: PhotoGalleryClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PhotoGalleryMessages> | undefined
}

/** Class names by part. */
export type PhotoGalleryClassNames = ClassNames<
  'root' | 'tiles' | 'tile' | 'authors' | 'dialog' | 'tool'
>

/**
 * The photos of a place as tiles that open a dialog. Its size does not change when some of them fail to load. Renders nothing without photos.
 *
 * @example
 * ```tsx
 * <PhotoGallery place={place} />
 * ```
 */
export const PhotoGallery: ComponentWithRef<PhotoGalleryProps, HTMLElement> = forwardRef(
  function PhotoGallery(props: PhotoGalleryProps, ref) {
    const { classNames = {} } = props
    const { language } = useSignpost()
    const messages = useMessages('photoGallery', en, props.messages)
    const place = useCardPlace(props.place)
    const title = props.title ?? place?.name
    const gallery = usePhotoGallery(
      props.photos ? { photos: props.photos } : (place?.content ?? {}),
    )
    const root = useRef<HTMLElement>(null)
    const { status, photos, current } = gallery
    const credits = props.credits ?? (props.photos ? [] : place?.content?.photoCredits) ?? []
    const credit = credits.length > 0 && (
      <p className={classNames.authors} data-part="authors" translate="no">
        ©{' '}
        {[...new Set(credits)].map((one, index) => (
          <Fragment key={one}>
            {index > 0 && ', '}
            <bdi>{one}</bdi>
          </Fragment>
        ))}
      </p>
    )
    const isShown = status !== 'idle'
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(
      ref,
      () => (isShown ? root.current : null),
      [isShown],
    )
    if (!isShown) return null

    const name = title === undefined ? messages.photos : messages.photosOf(title)
    const write = (count: number): string => formatCount(count, language)
    const total = write(photos.length)
    return (
      <section
        ref={root}
        aria-label={name}
        tabIndex={-1}
        {...rootProps('photo-gallery', props)}
        data-status={status}
      >
        {status === 'error' && (
          <p data-part="missing">
            <SvgIcon path={image} />
            <span>{messages.failed}</span>
          </p>
        )}
        {status === 'ready' && (
          <ul
            className={classNames.tiles}
            data-part="tiles"
            data-count={Math.min(photos.length, mostTiles)}
          >
            {photos.slice(0, mostTiles).map((photo, index) => (
              <li key={photo.key}>
                <PhotoTile
                  photo={photo}
                  className={classNames.tile}
                  label={messages.open(write(index + 1), total)}
                  more={index === mostTiles - 1 ? photos.length - mostTiles : 0}
                  onOpen={gallery.open}
                  onBroken={gallery.drop}
                />
              </li>
            ))}
          </ul>
        )}
        {status === 'ready' && credit}
        {current && (
          <PhotoDialog
            name={name}
            photo={current.photo}
            credit={credit}
            classNames={classNames}
            label={messages.photo(write(current.index + 1), total)}
            isOnly={photos.length === 1}
            messages={messages}
            gallery={gallery}
            giveFocusTo={root}
          />
        )}
      </section>
    )
  },
)

/** The most photos that a place has. */
const mostTiles = 5

const image =
  'M4.25 4h11.5A1.25 1.25 0 0 1 17 5.25v9.5A1.25 1.25 0 0 1 15.75 16H4.25A1.25 1.25 0 0 1 3 14.75v-9.5A1.25 1.25 0 0 1 4.25 4ZM3 13.5l4-4 3.25 3.25L13 10l4 4M8 7.25a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0Z'
