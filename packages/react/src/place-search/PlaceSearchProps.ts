import type { ComponentPropsWithRef, ComponentType, FocusEvent, ReactNode } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import type { PlaceSearchNoticeProps } from './PlaceSearchNotice.tsx'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { PlaceSearchActions, PlaceSearchState } from './PlaceSearchState.ts'
import type { SuggestionRowProps } from './SuggestionRow.tsx'

export interface PlaceSearchProps extends PlaceSearchOptions, Pick<RootProps, 'className'> {
  /** The label of the input. Default: the message of the language. */
  readonly label?: string | undefined
  /** Hides the label visually; screen readers still have it. */
  readonly hideLabel?: boolean | undefined
  /** The text of the empty input. Default: the message of the language. */
  readonly placeholder?: string | undefined
  /** The name under which a form sends the text. What is known of a choice is sent as `name.id`, `name.kind`, `name.latitude`, `name.longitude`: with `lookUp` all of it. */
  readonly name?: string | undefined
  /** A form is valid only with a text. */
  readonly required?: boolean | undefined
  /** Focuses the input at first. */
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
  /** The content below the rows and notices of an open list, such as an attribution or `AddByHand`. It is reached by Tab. A function of the state may return null. */
  readonly footer?: ReactNode | ((state: PlaceSearchState) => ReactNode)
  /** Replaces parts of the box. */
  readonly slots?: PlaceSearchSlots | undefined
  /** Adds classes to parts of the box. */
  readonly classNames?: PlaceSearchClassNames | undefined
}

/** Parts that can be replaced. */
export interface PlaceSearchSlots {
  /** The content of an option. */
  readonly row?: ComponentType<SuggestionRowProps> | undefined
  /** The content where there are no rows: a failure, no results, and so on. */
  readonly notice?: ComponentType<PlaceSearchNoticeProps> | undefined
  /** The icon before the input; null for none. */
  readonly icon?: ReactNode
  /** The icon in the clear button. */
  readonly clearIcon?: ReactNode
}

/** Class names by part. */
export type PlaceSearchClassNames = ClassNames<
  'root' | 'label' | 'field' | 'input' | 'clear' | 'popup' | 'list' | 'option'
>

/** The methods of the box for an app, through `ref`. */
export interface PlaceSearchHandle
  extends Pick<PlaceSearchActions, 'clear' | 'setQuery' | 'search' | 'open' | 'close'> {
  readonly focus: () => void
  /** Takes the focus from the input, which closes the list. */
  readonly blur: () => void
}
