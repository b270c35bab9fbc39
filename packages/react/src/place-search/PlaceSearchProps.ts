import type { ComponentPropsWithRef, ComponentType, FocusEvent, ReactNode, Ref } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import type { PlaceSearchNoticeProps } from './PlaceSearchNotice.tsx'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { PlaceSearchActions, PlaceSearchState } from './PlaceSearchState.ts'
import type { SuggestionRowProps } from './SuggestionRow.tsx'

export interface PlaceSearchProps
  extends PlaceSearchOptions,
    Pick<RootProps, 'className' | 'style'> {
  /** Receives the methods of the box. */
  readonly actionsRef?: Ref<PlaceSearchHandle> | undefined
  /** The label of the input. Default: the message of the language. */
  readonly label?: string | undefined
  /** Hides the label visually; screen readers still announce it. */
  readonly hideLabel?: boolean | undefined
  /** The placeholder of the input. Default: the message of the language. */
  readonly placeholder?: string | undefined
  /**
   * The name under which a form sends the text. A choice also sends `name.id`, `name.kind`, `name.latitude` and `name.longitude`, as far as
   * they are known; set `lookUp` to send all of them.
   */
  readonly name?: string | undefined
  /** Requires a text before the form can be submitted. */
  readonly required?: boolean | undefined
  /** Focuses the input when it mounts. */
  readonly autoFocus?: boolean | undefined
  /** The error of the entered text, shown below the field and announced with it. */
  readonly error?: ReactNode
  /** Marks the entered text as invalid. Default: true when there is an `error`. */
  readonly 'aria-invalid'?: boolean | undefined
  /** The ids of the elements that describe the input. */
  readonly 'aria-describedby'?: string | undefined
  /** The `autocomplete` attribute of the input. Default `off`. */
  readonly autoComplete?: string | undefined
  /** Called when the focus leaves the input. */
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /** Additional attributes and handlers of the input. These handlers run before those of the box. */
  readonly inputProps?: ComponentPropsWithRef<'input'> | undefined
  /**
   * The content below the rows and notices of an open list, such as an attribution or `AddByHand`; Tab moves to it. A function gets the
   * state, and may return null.
   */
  readonly footer?: ReactNode | ((state: PlaceSearchState) => ReactNode)
  /** The icon before the input; null for none. */
  readonly icon?: ReactNode
  /** The icon in the clear button. */
  readonly clearIcon?: ReactNode
  /** Replaces parts of the box. */
  readonly slots?: PlaceSearchSlots | undefined
  /** Adds class names to parts of the box. */
  readonly classNames?: PlaceSearchClassNames | undefined
}

/** Parts that can be replaced. */
export interface PlaceSearchSlots {
  /** The content of an option. */
  readonly row?: ComponentType<SuggestionRowProps> | undefined
  /** The content when there are no rows, such as after a failure or without results. */
  readonly notice?: ComponentType<PlaceSearchNoticeProps> | undefined
}

/** Class names by part. */
export type PlaceSearchClassNames = ClassNames<
  'root' | 'label' | 'field' | 'input' | 'clear' | 'popup' | 'list' | 'row'
>

/** The methods of the box, available through `actionsRef`. */
export interface PlaceSearchHandle
  extends Pick<PlaceSearchActions, 'clear' | 'setQuery' | 'search' | 'open' | 'close'> {
  readonly focus: () => void
  /** Blurs the input, which closes the list. */
  readonly blur: () => void
}
