'use client'

import {
  type UseComboboxProps,
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift'
import { type KeyboardEvent, type MouseEvent, useImperativeHandle } from 'react'
import { before } from '../internals/before.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { PlaceSearchGetters } from './PlaceSearchGetters.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import { isVisible, visibleItems } from './reduce.ts'
import type { SearchShell } from './SearchShell.ts'

interface Listbox extends Pick<PlaceSearchGetters, 'getListProps' | 'getOptionProps'> {
  readonly keyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Connects downshift's combobox to the state of the box. downshift handles arrow and page keys, pointer, ids, ARIA and scrolling. */
export function useListbox(shell: SearchShell, choose: (item: PlaceSearchItem) => void): Listbox {
  const { id, state, store, input, actions } = shell
  const { environment } = useSignpost()
  const items = visibleItems(state)
  const isOpen = isVisible(state) && items.length > 0
  const combobox = useCombobox<PlaceSearchItem>({
    items: items as PlaceSearchItem[],
    itemToString: (item) => item?.key ?? '',
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    inputValue: state.text,
    selectedItem: null,
    isOpen,
    highlightedIndex: items.findIndex(({ key }) => key === state.highlighted),
    stateReducer: (current, change) => asThePatternHasIt(current, change, items.length - 1),
    onStateChange: take,
    ...(environment && { environment }),
    scrollIntoView: (node) => node?.scrollIntoView?.({ block: 'nearest' }),
  } satisfies UseComboboxProps<PlaceSearchItem>)

  function take(change: UseComboboxStateChange<PlaceSearchItem>): void {
    const { isOpen, highlightedIndex } = change
    if (isOpen) actions.open()
    else if (isOpen === false) actions.close()
    else if (highlightedIndex !== undefined) {
      store.dispatch({ type: 'highlighted', key: items[highlightedIndex]?.key })
    }
  }

  // The shell renders the input: downshift only needs to know it.
  const { ref: inputRef, onKeyDown } = combobox.getInputProps()
  useImperativeHandle(inputRef, () => input.current, [input])

  // downshift returns new refs on each render; merging keeps the ref callbacks stable.
  const mergeListRefs = useMergedRefs<HTMLUListElement>()
  const mergeOptionRefs = useMergedRefs<HTMLLIElement>()
  return {
    keyDown: (event) => onKeyDown?.(event),
    getListProps: ({ ref: given, ...props } = {}) => {
      const { ref, ...ours } = combobox.getMenuProps(props)
      return { ...ours, ref: mergeListRefs(ref, given) }
    },
    getOptionProps: ({ item, ref: given, onClick, onPointerDown, onMouseMove, ...props }) => {
      const { ref, ...ours } = combobox.getItemProps({
        ...props,
        item,
        index: items.indexOf(item),
        onClick: before(onClick, () => choose(item)),
        onPointerDown: before(onPointerDown, () => store.dispatch({ type: 'pressed' })),
        onMouseMove: (event: MouseEvent<HTMLLIElement>) => {
          onMouseMove?.(event)
          // A list that opens under a resting pointer must not highlight a row.
          const isResting = event.movementX === 0 && event.movementY === 0
          if (event.defaultPrevented || isResting) {
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
          }
        },
      })
      return {
        ...ours,
        ref: mergeOptionRefs(ref, given, ours.id),
        'data-kind': item.kind,
        'data-highlighted': item.key === state.highlighted ? '' : undefined,
      }
    },
  }
}

type State = UseComboboxState<PlaceSearchItem>

/** Overrides downshift where it differs from the ARIA combobox pattern. */
function asThePatternHasIt(
  state: State,
  { type, changes, altKey }: UseComboboxStateChangeOptions<PlaceSearchItem>,
  last: number,
): Partial<State> {
  const { InputKeyDownArrowDown, InputKeyDownArrowUp, ...types } = useCombobox.stateChangeTypes
  const { isOpen, highlightedIndex } = state
  switch (type) {
    // Opening the list highlights nothing, and Alt with an arrow key does not move the highlight.
    case InputKeyDownArrowDown:
      return isOpen && !altKey ? changes : { ...state, isOpen: true }
    case InputKeyDownArrowUp:
      return altKey ? { ...state, isOpen: false } : changes
    // Page keys stop at the ends of the list; arrow keys wrap around.
    case types.InputKeyDownPageDown:
      return { ...state, highlightedIndex: Math.min(highlightedIndex + 10, last) }
    case types.InputKeyDownPageUp:
      return { ...state, highlightedIndex: Math.max(highlightedIndex - 10, 0) }
    // Blur chooses nothing: the root handles it. A click on a row is handled by the row.
    case types.InputBlur:
    case types.ItemClick:
      return state
    default:
      return changes
  }
}
