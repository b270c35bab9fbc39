import type { ChangeEvent, Ref } from 'react'
import type { PlaceSearchBox, PlaceSearchGetters } from '../place-search/index.ts'

/** The props of the first line of an address: those of the search box, except that the text is controlled by the app or the input itself. */
export function lineInputProps(
  box: PlaceSearchBox,
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
      // In a form, a click places the caret and opens what the browser offers.
      onClick,
      onFocus: (event) => {
        onFocus?.(event)
        const { value: text } = event.currentTarget
        if (text !== box.query) box.actions.setQuery(text)
      },
      onKeyDown: (event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented) return
        // Escape does not clear a field of a form.
        const isOurs = box.isOpen || (event.key !== 'Escape' && isLongEnough(box.query))
        if (isOurs) ours.onKeyDown?.(event)
      },
    }
  }
}

/** The number of letters from which it searches. Before, the browser offers the addresses that it knows. */
const fewestLetters = 3

function isLongEnough(text: string): boolean {
  return [...text.trim()].length >= fewestLetters
}

/** True when a person typed. A browser or a password manager sends an event of another kind, or marks its input. */
export function isTyped({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>): boolean {
  if (!('inputType' in nativeEvent) || nativeEvent.inputType === '') return false
  if (nativeEvent.inputType === 'insertReplacementText') return false
  return !currentTarget.matches(':autofill')
}
