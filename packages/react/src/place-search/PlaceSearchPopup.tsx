'use client'

import { type ComponentType, forwardRef, memo, type ReactNode } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { joinClasses } from '../domain/joinClasses.ts'
import { Toast } from '../kit/Toast.tsx'
import { ProviderAttribution } from '../parts/ProviderAttribution.tsx'
import type { PlaceSearchBox } from './PlaceSearchGetters.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import { PlaceSearchNotice } from './PlaceSearchNotice.tsx'
import type {
  PlaceSearchClassNames,
  PlaceSearchProps,
  PlaceSearchSlots,
} from './PlaceSearchProps.ts'
import { SavedPlacesEditor } from './SavedPlacesEditor.tsx'
import { SuggestionRow, type SuggestionRowProps } from './SuggestionRow.tsx'
import { Groups, type GroupsProps } from './sources/Groups.tsx'
import type { PlaceSearchSource } from './sources/Source.ts'

export interface PlaceSearchPopupProps extends RootProps {
  /** The result of `usePlaceSearch`. */
  readonly box: PlaceSearchBox
  /** Replaces the row or the notice. */
  readonly slots?: Pick<PlaceSearchSlots, 'row' | 'notice'> | undefined
  /** The content below the rows and notices; Tab moves to it. */
  readonly footer?: PlaceSearchProps['footer']
  /** Class names for the parts. */
  readonly classNames?: Pick<PlaceSearchClassNames, 'popup' | 'list' | 'row'> | undefined
}

/**
 * The popup of a search box with its list, notices and announcements, for a custom input with `usePlaceSearch`.
 *
 * @example
 * ```tsx
 * function TownField() {
 *   const box = usePlaceSearch()
 *   return (
 *     <div {...box.getRootProps()} data-signpost="place-search">
 *       <input {...box.getInputProps({ 'aria-label': 'Town' })} />
 *       <PlaceSearchPopup box={box} />
 *     </div>
 *   )
 * }
 * ```
 */
export const PlaceSearchPopup: ComponentWithRef<PlaceSearchPopupProps, HTMLDivElement> = forwardRef(
  function PlaceSearchPopup(
    { box, slots = {}, footer, classNames = {}, className, ...root }: PlaceSearchPopupProps,
    ref,
  ) {
    const { items, messages, highlighted, getOptionProps } = box
    // Trailing spaces must not change the highlighted text.
    const query = box.query.trim()
    const Row = slots.row ?? SuggestionRow
    const Notice = slots.notice ?? PlaceSearchNotice
    const below = box.isOpen && (typeof footer === 'function' ? footer(box) : footer)
    const renderOption: GroupsProps['renderOption'] = (item, renderRow) => {
      const index = items.indexOf(item)
      return (
        <Option
          // Our rows reuse the element at the same index, which is faster than a new one. An app's rows may have state, so they are keyed
          // by item.
          key={slots.row || renderRow ? item.key : index}
          item={item}
          index={index}
          isHighlighted={item === highlighted}
          query={query}
          isOutdated={box.isOutdated}
          messages={messages}
          className={classNames.row}
          Row={Row}
          renderRow={renderRow}
          getProps={getOptionProps}
        />
      )
    }
    return (
      <>
        <div
          {...box.getPopupProps({
            ...root,
            ref,
            className: joinClasses(classNames.popup, className),
          })}
          data-part="popup"
        >
          <ul {...box.getListProps({ className: classNames.list })} data-part="list">
            <Groups groups={box.groups} renderOption={renderOption} />
          </ul>
          {box.isEditing && <SavedPlacesEditor state={box} />}
          <Notice state={box} messages={messages} />
          {items.length > 0 && <ProviderAttribution part="footer" />}
          {below && <div data-part="footer">{below}</div>}
        </div>
        <div {...box.getStatusProps()} data-part="live">
          {box.announcement}
        </div>
        {box.canUndoRemoval && <Toast text={box.announcement} onUndo={box.actions.undoRemoval} />}
      </>
    )
  },
)

interface OptionProps {
  readonly item: PlaceSearchItem
  readonly index: number
  readonly isHighlighted: boolean
  readonly query: string
  readonly isOutdated: boolean
  readonly messages: PlaceSearchMessages
  readonly className: string | undefined
  readonly Row: ComponentType<SuggestionRowProps>
  readonly renderRow: PlaceSearchSource['renderRow']
  readonly getProps: PlaceSearchBox['getOptionProps']
}

/**
 * An option of the list. The memo ignores `getProps`, which is a new function on every render but returns equivalent props. A row for an
 * older text keeps the highlights of that text.
 */
const Option = memo(
  ({ item, query, messages, className, Row, renderRow, getProps }: OptionProps): ReactNode => (
    <li {...getProps({ item, className })} data-part="row">
      {renderRow && item.kind === 'custom' ? (
        renderRow(item.item, { query })
      ) : (
        <Row item={item} query={query} messages={messages} />
      )}
    </li>
  ),
  (before, after) =>
    (Object.keys(after) as (keyof OptionProps)[]).every(
      (name) =>
        name === 'getProps' ||
        (after.isOutdated && (name === 'query' || name === 'isOutdated')) ||
        before[name] === after[name],
    ),
)
