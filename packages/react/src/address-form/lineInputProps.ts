import type { ChangeEvent, Ref } from 'react'
import type { PlaceSearchGetters } from '../place-search/index.ts'
import type { SearchShell } from '../place-search/shell.ts'

interface LineBox extends Pick<SearchShell, 'getInputProps' | 'actions'> {
  readonly query: string
  readonly isOpen: boolean
}

/**
 * Returns the props of the first line of an address: those of the search box, except that the app or the input itself controls the text.
 */
export function lineInputProps(
  box: LineBox,
  withLine: (given: Ref<HTMLInputElement> | undefined) => Ref<HTMLInputElement>,
): PlaceSearchGetters['getInputProps'] {
  return ({ value, defaultValue, onChange, onClick, onKeyDown, onFocus, ...props } = {}) => {
    const ours = box.getInputProps({
      autoComplete: 'address-line1',
      autoCapitalize: 'words',
      enterKeyHint: undefined,
      ...props,
      ref: withLine(props.ref),
    })
    return {
      ...ours,
      value,
      defaultValue,
      onChange: (event) => {
        onChange?.(event)
        const { value: text } = event.currentTarget
        if (isTyped(event) && isLongEnough(text)) ours.onChange?.(event)
        else box.actions.setQuery(text)
      },
      // In a form, a click only places the caret and opens the browser's autofill.
      onClick,
      onFocus: (event) => {
        onFocus?.(event)
        const { value: text } = event.currentTarget
        if (text !== box.query) box.actions.setQuery(text)
      },
      onKeyDown: (event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented) return
        // Escape must not clear a field of a form.
        const isOurs = box.isOpen || (event.key !== 'Escape' && isLongEnough(box.query))
        if (isOurs) ours.onKeyDown?.(event)
      },
    }
  }
}

/** The minimum number of letters for a search. With fewer, the browser can offer its own addresses. */
const fewestLetters = 3

function isLongEnough(text: string): boolean {
  return [...text.trim()].length >= fewestLetters
}

/** True when the user typed. Browsers and password managers send another kind of event, or mark the input. */
export function isTyped({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>): boolean {
  if (!('inputType' in nativeEvent) || nativeEvent.inputType === '') return false
  if (nativeEvent.inputType === 'insertReplacementText') return false
  return !currentTarget.matches(':autofill')
}
