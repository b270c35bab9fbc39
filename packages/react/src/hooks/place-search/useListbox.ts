'use client'

import { useCombobox } from 'downshift'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { PlaceSearchGetters } from './PlaceSearchGetters.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

export interface ListboxOptions {
  readonly id: string
  readonly query: string
  readonly items: readonly PlaceSearchItem[]
  /** Whether options are shown. */
  readonly isOpen: boolean
  readonly highlighted: PlaceSearchItem | undefined
  readonly on: ListboxHandlers
}

/** What a user does with the input and its options. */
export interface ListboxHandlers {
  readonly edit: (text: string) => void
  readonly highlight: (item: PlaceSearchItem | undefined) => void
  readonly choose: (item: PlaceSearchItem) => void
  readonly open: () => void
  /** Tells whether there was something to close. */
  readonly close: () => boolean
  /** Tells whether there was something to clear. */
  readonly clear: () => boolean
  readonly press: () => void
}

type Getters = Pick<
  PlaceSearchGetters,
  'getLabelProps' | 'getInputProps' | 'getListProps' | 'getOptionProps'
>

/**
 * downshift's combobox, which does the arrows, the pointer, the ids and the ARIA. What opens, closes, edits and chooses is ours, and the
 * keys that edit are the input's.
 */
export function useListbox({ id, query, items, isOpen, highlighted, on }: ListboxOptions): Getters {
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
    scrollIntoView: (node) => node?.scrollIntoView({ block: 'nearest' }),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event) || !downshiftKeys.has(event.key) || event.altKey || !isOpen) {
      withoutDownshift(event)
    }
    if (!isComposing(event) && !event.defaultPrevented) pressKey(event, highlighted, isOpen, on)
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

/** What is left to downshift: to move the highlight. */
const downshiftKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

/** What keys do beside moving the highlight. */
function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  highlighted: PlaceSearchItem | undefined,
  isOpen: boolean,
  on: ListboxHandlers,
): void {
  switch (event.key) {
    case 'ArrowDown':
      if (isOpen && !event.altKey) return
      event.preventDefault()
      on.open()
      return
    case 'ArrowUp':
      if (event.altKey && on.close()) event.preventDefault()
      return
    case 'Enter':
      if (!isOpen || !highlighted) return
      event.preventDefault()
      on.choose(highlighted)
      return
    case 'Escape':
      // What is left of the text goes with the second one. A dialog around the box closes with the third.
      if (on.close() || on.clear()) event.preventDefault()
      return
    case 'Tab':
      on.close()
      return
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      on.highlight(undefined)
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
