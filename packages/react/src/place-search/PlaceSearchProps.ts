import type { ComponentPropsWithRef, ComponentType, FocusEvent, ReactNode } from 'react'
import type { PlaceSearchNoticeProps } from './PlaceSearchNotice.tsx'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { SuggestionRowProps } from './SuggestionRow.tsx'

export interface PlaceSearchProps extends PlaceSearchOptions {
  /** Names the input. Default: the word of the language. */
  readonly label?: string | undefined
  /** Whether only screen readers are given the label. */
  readonly hideLabel?: boolean | undefined
  /** What stands in the input while it is empty. Default: the word of the language. */
  readonly placeholder?: string | undefined
  /** The name under which a form sends the text. What is known of a choice is sent as `name.id`, `name.kind`, `name.latitude`, `name.longitude`. */
  readonly name?: string | undefined
  /** Whether a form is valid only with a text. */
  readonly required?: boolean | undefined
  /** Whether the input has the focus from the beginning. */
  readonly autoFocus?: boolean | undefined
  /** The fault in the entered text: shown below the field, and read with it. */
  readonly error?: ReactNode
  /** True: the entered text is wrong. Default: true when there is an `error`. */
  readonly 'aria-invalid'?: boolean | undefined
  /** The ids of what describes the input. */
  readonly 'aria-describedby'?: string | undefined
  /** The kind of text that a browser fills in, as for an `<input>`. Default `off`. */
  readonly autoComplete?: string | undefined
  /** Called when the focus leaves the input. */
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /** Attributes and handlers of the input beside those of the box. Handlers run first. */
  readonly inputProps?: ComponentPropsWithRef<'input'> | undefined
  /** Replaces parts of the box. */
  readonly slots?: PlaceSearchSlots | undefined
  /** Adds classes to parts of the box. */
  readonly classNames?: PlaceSearchClassNames | undefined
}

/** Parts that can be replaced. */
export interface PlaceSearchSlots {
  /** What stands in an option. */
  readonly row?: ComponentType<SuggestionRowProps> | undefined
  /** What stands where there are no rows: what failed, that nothing was found, and so on. */
  readonly notice?: ComponentType<PlaceSearchNoticeProps> | undefined
  /** The icon before the input; null for none. */
  readonly icon?: ReactNode
  /** The icon in the clear button. */
  readonly clearIcon?: ReactNode
}

/** Classes by the parts that bear them. */
export type PlaceSearchClassNames = {
  readonly [Part in 'root' | 'label' | 'field' | 'input' | 'clear' | 'popup' | 'list' | 'option']?:
    | string
    | undefined
}

/** What an app can do with the box, through `ref`. */
export interface PlaceSearchHandle {
  readonly focus: () => void
  /** Empties the input and focuses it. */
  readonly clear: () => void
  /** Changes the text without opening the list. */
  readonly setQuery: (query: string) => void
}
