'use client'

import { useCombobox } from 'downshift'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useSignpost } from '../../provider/useSignpost.ts'
import type { PlaceSearchGetters } from './PlaceSearchGetters.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import { type ListboxHandlers, pressKey } from './pressKey.ts'

export interface ListboxOptions {
  readonly id: string
  readonly query: string
  readonly items: readonly PlaceSearchItem[]
  /** Whether options are shown. */
  readonly isOpen: boolean
  readonly highlighted: PlaceSearchItem | undefined
  /** Whether the box is all that can be reached. */
  readonly isSheet: boolean
  readonly on: ListboxHandlers
}

type Getters = Pick<
  PlaceSearchGetters,
  'getLabelProps' | 'getInputProps' | 'getListProps' | 'getOptionProps'
>

/**
 * downshift's combobox, which does the pointer, the ids, the scrolling and the ARIA. The keys are ours: it tells of a highlight only
 * after the next task, which may be the next key, and takes keys that belong to the text.
 */
export function useListbox(options: ListboxOptions): Getters {
  const { id, query, items, isOpen, highlighted, isSheet, on } = options
  const { environment } = useSignpost()
  const optionId = (index: number): string => `${id}-option-${index}`
  const highlightedIndex = highlighted ? items.indexOf(highlighted) : -1
  const combobox = useCombobox<PlaceSearchItem>({
    items: [...items],
    itemToString: (item) => item?.key ?? '',
    itemToKey: (item) => item?.key,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: optionId,
    inputValue: query,
    selectedItem: null,
    isOpen,
    highlightedIndex,
    onHighlightedIndexChange: (change) => on.highlight(items[change.highlightedIndex ?? -1]),
    ...(environment && { environment }),
    scrollIntoView: (node) => node?.scrollIntoView({ block: 'nearest' }),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    withoutDownshift(event)
    if (isComposing(event)) return
    const shown = isOpen ? items : []
    pressKey(event, { items: shown, highlightedIndex, isSheet }, on)
  }

  return {
    getLabelProps: (props) => combobox.getLabelProps({ ...props }),
    getInputProps: (props = {}) => ({
      ...combobox.getInputProps({
        ...props,
        ref: props.ref ?? null,
        onKeyDown: before(props.onKeyDown, onKeyDown),
        onChange: before(props.onChange, (event) => {
          withoutDownshift(event)
          on.edit(event.currentTarget.value)
        }),
        onClick: before(props.onClick, (event) => {
          withoutDownshift(event)
          on.open()
        }),
        onFocus: before(props.onFocus, on.focus),
        onBlur: before(props.onBlur, withoutDownshift),
      }),
      'aria-activedescendant': isOpen && highlighted ? optionId(highlightedIndex) : undefined,
    }),
    getListProps: (props = {}) => combobox.getMenuProps({ ...props, ref: props.ref ?? null }),
    getOptionProps: ({ item, ...props }) => ({
      ...combobox.getItemProps({
        ...props,
        ref: props.ref ?? null,
        item,
        index: items.indexOf(item),
        onClick: before(props.onClick, (event) => {
          withoutDownshift(event)
          on.choose(item)
        }),
        onPointerDown: before(props.onPointerDown, on.press),
        onMouseMove: before(props.onMouseMove, (event) => {
          // A list that opens under a pointer at rest has not been pointed at.
          if (event.movementX === 0 && event.movementY === 0) withoutDownshift(event)
        }),
      }),
      'data-kind': item.kind,
      'data-highlighted': item === highlighted ? '' : undefined,
    }),
  }
}

/** Whether the key belongs to an input method. Safari sends the last one after the composition, with the old code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

function withoutDownshift({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

function before<Happening extends SyntheticEvent>(
  given: ((event: Happening) => void) | undefined,
  ours: (event: Happening) => void,
): (event: Happening) => void {
  return (event) => {
    given?.(event)
    if (event.defaultPrevented) withoutDownshift(event)
    else ours(event)
  }
}
