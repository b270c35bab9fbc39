'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useMessages } from '../provider/useMessages.ts'
import { detailPaths } from './detailPaths.ts'
import { ItemList } from './ItemList.tsx'
import type { PlaceDetailProps } from './PlaceDetailProps.ts'
import { en } from './PlaceDetailsMessages.ts'

export interface PlaceTipsProps extends PlaceDetailProps {}

/**
 * The tips for visitors of a place.
 *
 * @example
 * ```tsx
 * <PlaceTips place={place} />
 * ```
 */
export const PlaceTips: ComponentWithRef<PlaceTipsProps, HTMLDListElement> = forwardRef(
  function PlaceTips(props: PlaceTipsProps, ref) {
    const messages = useMessages('placeDetails', en, props.messages)
    const tips = [...new Set(useCardPlace(props.place)?.content?.tips)]
    if (tips.length === 0) return null
    return (
      <dl ref={ref} {...rootProps('place-tips', props)}>
        <div data-part="row">
          <dt>
            <SvgIcon path={detailPaths.tips} part="icon" />
            <span>{messages.tips}</span>
          </dt>
          <dd>
            <ItemList items={tips} part="tip" more={messages.more} />
          </dd>
        </div>
      </dl>
    )
  },
)
