'use client'

import type { Place } from '@signpost/client'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { iconPaths } from '../icons/iconPaths.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import { useCard } from './CardContext.ts'
import { SuggestionLines } from './SuggestionLines.tsx'

export interface PlaceCardSkeletonProps {
  /** The lines of the suggestion, which are known before the place is loaded. */
  readonly lines: readonly string[]
  /** Called on mount, with true if space for photos is reserved at the top. */
  readonly onPhotos: (hasPhotos: boolean) => void
}

/** The parts of the previous place, by connection, because the places of one service are usually similar. */
const placesBefore = new WeakMap<
  object,
  { readonly hasPhotos: boolean; readonly hasRating: boolean }
>()

/** Stores which parts the next skeleton reserves space for. */
export function rememberPlace(connection: object, { content, partner }: Place): void {
  placesBefore.set(connection, {
    hasPhotos: (content?.photos.length ?? 0) > 0,
    hasRating: partner?.review !== undefined,
  })
}

/**
 * The skeleton of a card while its place is loading. Each part has its final height; optional parts appear if the previous place had them.
 */
export function PlaceCardSkeleton({ lines, onPhotos }: PlaceCardSkeletonProps): ReactNode {
  const { size } = useCard()
  const isCompact = size === 'compact'
  const { connection } = useSignpost()
  const [before] = useState(() => placesBefore.get(connection))
  const hasPhotos = !isCompact && !!before?.hasPhotos
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown.
  useEffect(() => onPhotos(hasPhotos), [])
  const rating = !isCompact && before?.hasRating && (
    <span aria-hidden="true" data-part="bone" data-shape="rating" />
  )
  return (
    <>
      {lines.length > 0 ? (
        <SuggestionLines lines={lines}>{rating}</SuggestionLines>
      ) : (
        <HeaderBones>{rating}</HeaderBones>
      )}
      {!isCompact && (
        <div aria-hidden="true" data-part="skeleton" data-signpost="place-card-actions">
          {['a', 'b', 'c'].map((key) => (
            <span key={key} data-part="bone" data-shape="action" />
          ))}
        </div>
      )}
      {hasPhotos && (
        <div aria-hidden="true" data-part="photos">
          <div data-part="skeleton">
            <span data-part="bone" data-shape="photos" />
          </div>
        </div>
      )}
      <div aria-hidden="true" data-part="skeleton">
        <Bones path={iconPaths.place} />
        <Bones path={placePaths.clock} />
      </div>
    </>
  )
}

function HeaderBones({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div aria-hidden="true" data-signpost="place-card-header">
      <Icon part="disc" name="place" />
      <div data-part="text">
        <div data-part="title">
          <span data-part="bone" data-shape="title" />
        </div>
        {children}
        <div data-part="subtitle">
          <span data-part="bone" data-shape="short" />
        </div>
      </div>
    </div>
  )
}

function Bones({ path }: { readonly path: string }): ReactNode {
  return (
    <div data-part="fact">
      <SvgIcon part="icon" path={path} />
      <div>
        <span data-part="bone" data-shape="long" />
      </div>
    </div>
  )
}
