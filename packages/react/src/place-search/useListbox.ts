'use client'

import type { KeyboardEvent, SyntheticEvent } from 'react'
import {
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from '../internals/combobox.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { PlaceSearchGetters } from './PlaceSearchGetters.ts'
import type { PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import type { BoxEvent } from './reduce.ts'

export interface ListboxOptions {
  readonly id: string
  readonly query: string
  readonly items: readonly PlaceSearchItem[]
  /** True while options are visible. */
  readonly isListOpen: boolean
  readonly highlighted: PlaceSearchItem | undefined
  readonly isEditable: boolean
  /** True when the box has further tab stops, so Tab must not close it. */
  readonly staysOpen: () => boolean
  readonly on: ListboxHandlers
}

/** The user's actions on the input and its options. */
export interface ListboxHandlers {
  readonly dispatch: (event: BoxEvent) => void
  /** True when the box is open now, rendered or not. */
  readonly isOpen: () => boolean
  readonly typed: (text: string) => void
  readonly open: () => void
  /** Called when the input receives the focus. */
  readonly focused: () => void
  readonly choose: (item: PlaceSearchItem) => void
  /** Called when Enter submits the text. */
  readonly submit: (event: KeyboardEvent) => void
  readonly remove: (item: SavedItem) => void
}

type Getters = Pick<
  PlaceSearchGetters,
  'getLabelProps' | 'getInputProps' | 'getListProps' | 'getOptionProps'
>

/** Connects downshift's combobox to the state of the box. downshift handles keys, pointer, ids, ARIA and scrolling. */
export function useListbox(options: ListboxOptions): Getters {
  const { id, query, items, isListOpen, highlighted, on } = options
  const { environment } = useSignpost()
  const optionId = (index: number): string => `${id}-option-${index}`
  const highlightedIndex = highlighted ? items.indexOf(highlighted) : -1
  const combobox = useCombobox<PlaceSearchItem>({
    items: [...items],
    itemToString: (item) => item?.key ?? '',
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: optionId,
    inputValue: query,
    selectedItem: null,
    isOpen: isListOpen,
    highlightedIndex,
    stateReducer: (state, change) => asThePatternHasIt(state, change, items.length - 1),
    onStateChange: (change) => pass(change, items, on),
    ...(environment && { environment }),
    scrollIntoView: (node) => node?.scrollIntoView({ block: 'nearest' }),
  })

  // downshift returns new refs on each render; merging keeps the ref callbacks stable.
  const mergeInputRefs = useMergedRefs<HTMLInputElement>()
  const mergeListRefs = useMergedRefs<HTMLUListElement>()
  const mergeOptionRefs = useMergedRefs<HTMLLIElement>()

  return {
    getLabelProps: combobox.getLabelProps,
    getInputProps: ({ ref: given, ...props } = {}) => {
      const { ref, ...ours } = combobox.getInputProps({
        ...props,
        onKeyDown: before(props.onKeyDown, (event) => {
          if (belongsToText(event, options)) withoutDownshift(event)
          else press(event, options)
        }),
        // Handle typing in the event itself: `onStateChange` fires after a render, which would restore the old text.
        onChange: before(props.onChange, ({ currentTarget }) => on.typed(currentTarget.value)),
        onFocus: before(props.onFocus, on.focused),
      })
      return {
        ...ours,
        ref: mergeInputRefs(ref, given),
        'aria-activedescendant': isListOpen && highlighted ? optionId(highlightedIndex) : undefined,
      }
    },
    getListProps: ({ ref: given, ...props } = {}) => {
      const { ref, ...ours } = combobox.getMenuProps(props)
      return { ...ours, ref: mergeListRefs(ref, given) }
    },
    getOptionProps: ({ item, ref: given, ...props }) => {
      const { ref, ...ours } = combobox.getItemProps({
        ...props,
        item,
        index: items.indexOf(item),
        onClick: before(props.onClick, () => on.choose(item)),
        onPointerDown: before(props.onPointerDown, () => on.dispatch({ type: 'pressed' })),
        onMouseMove: before(props.onMouseMove, (event) => {
          // A list that opens under a resting pointer must not highlight a row.
          if (event.movementX === 0 && event.movementY === 0) withoutDownshift(event)
        }),
      })
      return {
        ...ours,
        ref: mergeOptionRefs(ref, given, ours.id),
        'data-kind': item.kind,
        'data-highlighted': item === highlighted ? '' : undefined,
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
    case types.InputClick:
      return { ...state, isOpen: true }
    // Blur chooses nothing; the root handles it.
    case types.InputBlur:
    // The input's own event handlers handle these.
    case types.InputChange:
    case types.InputKeyDownEnter:
    case types.InputKeyDownEscape:
    case types.ItemClick:
      return state
    default:
      return changes
  }
}

/** Dispatches a state change of downshift to the box. */
function pass(
  change: UseComboboxStateChange<PlaceSearchItem>,
  items: readonly PlaceSearchItem[],
  on: ListboxHandlers,
): void {
  const { isOpen, highlightedIndex } = change
  if (isOpen) on.open()
  else if (isOpen === false) on.dispatch({ type: 'closed' })
  else if (highlightedIndex !== undefined) {
    on.dispatch({ type: 'highlighted', key: items[highlightedIndex]?.key })
  }
}

/** Handles the keys of the combobox pattern that downshift ignores. */
function press(
  event: KeyboardEvent,
  { query, highlighted, isListOpen, staysOpen, on }: ListboxOptions,
): void {
  switch (event.key) {
    case 'Delete':
      // Saved places are offered only while the input is empty, so Delete has no text to delete.
      if (highlighted?.kind !== 'recent' && highlighted?.kind !== 'pinned') break
      event.preventDefault()
      on.remove(highlighted)
      break
    case 'Enter':
      if (!highlighted) break
      // Prevent the default before the choice: an app that renders synchronously closes the list before downshift sees the key, and Enter
      // would submit the form.
      event.preventDefault()
      on.choose(highlighted)
      break
    case 'Escape':
      // With nothing to close or clear, let Escape reach a surrounding dialog.
      if (query === '' && !on.isOpen()) break
      event.preventDefault()
      on.dispatch({ type: 'escaped' })
      break
    case 'Tab':
      if (isListOpen && !staysOpen()) on.dispatch({ type: 'closed' })
      break
  }
}

/** True for keys that edit the text. downshift would take them, because it calls `preventDefault` before its reducer runs. */
function belongsToText(event: KeyboardEvent, options: ListboxOptions): boolean {
  const { isEditable, isListOpen, highlighted, on } = options
  if (!isEditable || isComposing(event)) return true
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      on.dispatch({ type: 'highlighted', key: undefined })
      return true
    case 'ArrowUp':
      if (event.altKey && !isListOpen) on.dispatch({ type: 'closed' })
      return !isListOpen
    case 'Enter':
      // Without a highlighted row, Enter submits the text and the form.
      if (!highlighted) on.submit(event)
      return !highlighted
    default:
      return false
  }
}

/** True while an input method composes text. Safari sends the last key after the composition ends, with the code 229. */
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
