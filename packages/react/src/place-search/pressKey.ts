import type { KeyboardEvent, RefObject } from 'react'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { ListHandlers } from './SearchShell.ts'
import type { SearchStore } from './searchStore.ts'

interface KeyContext {
  readonly store: SearchStore
  readonly highlighted: PlaceSearchItem | undefined
  /** True while options are visible. */
  readonly isListOpen: boolean
  readonly isSheet: boolean
  readonly list: RefObject<ListHandlers | undefined>
  readonly submit: (event: KeyboardEvent) => void
}

/** Handles a key in the input: those of the combobox pattern that downshift lacks or treats differently here, all others by downshift. */
export function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  { store, highlighted, isListOpen, isSheet, list, submit }: KeyContext,
): void {
  if (isComposing(event)) return
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      // These keys edit the text.
      store.dispatch({ type: 'highlighted', key: undefined })
      break
    case 'Delete':
      // Saved places are offered only while the input is empty, so Delete has no text to delete.
      if (highlighted?.kind !== 'recent' && highlighted?.kind !== 'pinned') break
      event.preventDefault()
      list.current?.remove(highlighted)
      break
    case 'Enter':
      // Without a highlighted row, Enter submits the text and the form.
      if (!highlighted) submit(event)
      else {
        event.preventDefault()
        list.current?.choose(highlighted)
      }
      break
    case 'Escape':
      // With nothing to close or clear, let Escape reach a surrounding dialog.
      if (event.currentTarget.value === '' && !store.get().isOpen) break
      event.preventDefault()
      store.dispatch({ type: 'escaped' })
      break
    case 'Tab':
      if (isListOpen && !isSheet && !list.current?.hasTabStops()) store.dispatch({ type: 'closed' })
      break
    case 'ArrowUp':
      // A closed list is opened by the other arrow.
      if (isListOpen) list.current?.keyDown(event)
      else if (event.altKey) store.dispatch({ type: 'closed' })
      break
    default:
      list.current?.keyDown(event)
  }
}

/** True while an input method composes text. Safari sends the last key after the composition ends, with the code 229. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
