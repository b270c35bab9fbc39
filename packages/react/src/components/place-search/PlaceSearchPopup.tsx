'use client'

import type { ReactNode } from 'react'
import { useChunk } from '../../hooks/useChunk.ts'
import type { PlaceSearchBox } from '../../hooks/usePlaceSearch.ts'
import type { PlaceSearchClassNames, PlaceSearchSlots } from './PlaceSearchProps.ts'
import { PlainNotice } from './PlainNotice.tsx'
import { PlainRow } from './PlainRow.tsx'
import { popupChunk } from './popupChunk.ts'

export interface PlaceSearchPopupProps {
  /** What `usePlaceSearch` returned. */
  readonly box: PlaceSearchBox
  /** Whether its parts are loaded before it opens, such as when the input has the focus. */
  readonly isNear?: boolean | undefined
  /** As for `usePlaceSearch`. */
  readonly minLength?: number | undefined
  /** What stands in the place of a row or of a notice. */
  readonly slots?: Pick<PlaceSearchSlots, 'row' | 'notice'> | undefined
  /** Your classes for its parts. */
  readonly classNames?: Pick<PlaceSearchClassNames, 'popup' | 'list' | 'option'> | undefined
}

/** All that a search box shows below its input and says to a screen reader, for an input of the app's own with `usePlaceSearch`. */
export function PlaceSearchPopup({
  box,
  isNear,
  minLength = 1,
  slots = {},
  classNames = {},
}: PlaceSearchPopupProps): ReactNode {
  const { items, query, messages } = box
  // Until they are there, rows and notices are plain texts.
  const parts = useChunk(popupChunk, isNear === true || box.isOpen, query)
  const Row = slots.row ?? parts?.SuggestionRow ?? PlainRow
  const Notice = slots.notice ?? parts?.PlaceSearchNotice ?? PlainNotice
  return (
    <>
      <div {...box.getPopupProps({ className: classNames.popup })} data-part="popup">
        <ul {...box.getListProps({ className: classNames.list })} data-part="list">
          {items.map((item) => (
            <li
              {...box.getOptionProps({ item, className: classNames.option })}
              key={item.key}
              data-part="option"
            >
              <Row item={item} query={query} messages={messages} />
            </li>
          ))}
        </ul>
        {box.isEditing && parts && <parts.SavedPlacesEditor state={box} />}
        <Notice state={box} minLength={minLength} messages={messages} />
      </div>
      <div {...box.getStatusProps()} data-part="live">
        {box.announcement}
      </div>
    </>
  )
}
