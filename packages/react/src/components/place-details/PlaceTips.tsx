'use client'

import type { ReactNode } from 'react'
import { Drawing } from '../../icons/Drawing.tsx'
import { detailPaths } from '../../icons/detailPaths.ts'
import { en } from '../../messages/place-details/en.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useCardPlace } from '../place-card/PlaceContext.ts'
import { ItemList } from './ItemList.tsx'
import type { PlaceDetailProps } from './PlaceDetailProps.ts'

export interface PlaceTipsProps extends PlaceDetailProps {}

/** What somebody advises to those who come. */
export function PlaceTips(props: PlaceTipsProps): ReactNode {
  const words = useMessages('placeDetails', en, props.messages)
  const tips = [...new Set(useCardPlace(props.place)?.content?.tips)]
  if (tips.length === 0) return null
  return (
    <dl data-signpost="place-tips">
      <div data-part="detail">
        <dt>
          <Drawing path={detailPaths.tips} part="detail-icon" />
          {words.tips}
        </dt>
        <dd>
          <ItemList items={tips} part="tip" more={words.more} />
        </dd>
      </div>
    </dl>
  )
}
