'use client'

import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { iconPaths } from '../icons/iconPaths.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCard } from './CardContext.ts'
import { SuggestionLines } from './SuggestionLines.tsx'

export interface PlaceCardSkeletonProps {
  /** The lines that are already known. */
  readonly lines: readonly string[]
}

/** The skeleton of a card whose place is loading: each part has its final height. */
export function PlaceCardSkeleton({ lines }: PlaceCardSkeletonProps): ReactNode {
  const { size } = useCard()
  const isCompact = size === 'compact'
  return (
    <>
      {lines.length > 0 ? <SuggestionLines lines={lines} /> : <HeaderBones />}
      <div aria-hidden="true" data-part="skeleton">
        {!isCompact && (
          <div data-signpost="place-card-actions">
            {['a', 'b', 'c'].map((key) => (
              <span key={key} data-part="bone" data-shape="action" />
            ))}
          </div>
        )}
        <Bones path={iconPaths.place} />
        <Bones path={placePaths.clock} />
      </div>
    </>
  )
}

function HeaderBones(): ReactNode {
  return (
    <div aria-hidden="true" data-signpost="place-card-header">
      <Icon part="card-icon" name="place" />
      <div data-part="card-heading">
        <div data-part="card-title">
          <span data-part="bone" data-shape="title" />
        </div>
        <div data-part="card-subtitle">
          <span data-part="bone" data-shape="short" />
        </div>
      </div>
    </div>
  )
}

function Bones({ path }: { readonly path: string }): ReactNode {
  return (
    <div data-part="fact">
      <SvgIcon part="fact-icon" path={path} />
      <div>
        <span data-part="bone" data-shape="long" />
      </div>
    </div>
  )
}
