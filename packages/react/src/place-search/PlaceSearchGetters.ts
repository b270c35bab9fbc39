import type { ComponentPropsWithRef } from 'react'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'

type Props<Tag extends 'div' | 'label' | 'input' | 'ul' | 'li' | 'button'> =
  ComponentPropsWithRef<Tag>

/**
 * The prop getters of the box, one for each element. Props that are passed in are merged: the app's handlers run first, and refs are
 * combined.
 */
export interface PlaceSearchGetters {
  /** The props of the root element, which notices when the focus leaves the box and has `data-status`, `data-error` and `data-open`. */
  readonly getRootProps: (props?: Props<'div'>) => Props<'div'>
  readonly getLabelProps: (props?: Props<'label'>) => Props<'label'>
  /**
   * The props of an optional element around the input and the clear button. The popup opens below it and takes its width; without it, the
   * input counts.
   */
  readonly getFieldProps: (props?: Props<'div'>) => Props<'div'>
  readonly getInputProps: (props?: Props<'input'>) => Props<'input'>
  /**
   * The props of the element around the list and the notices. It opens in the top layer, where nothing clips it, below or above the input.
   */
  readonly getPopupProps: (props?: Props<'div'>) => Props<'div'>
  /** The props of the list. Always render it, even without options. */
  readonly getListProps: (props?: Props<'ul'>) => Props<'ul'>
  readonly getOptionProps: (props: Props<'li'> & { readonly item: PlaceSearchItem }) => Props<'li'>
  readonly getClearButtonProps: (props?: Props<'button'>) => Props<'button'>
  /** The props of the close button. Render it while `isSheet` is true. */
  readonly getCloseButtonProps: (props?: Props<'button'>) => Props<'button'>
  /** The props of the live region. Always render it, with `announcement` as its content. */
  readonly getStatusProps: (props?: Props<'div'>) => Props<'div'>
}

/** The state of a headless box, its actions, and the props of its elements. */
export interface PlaceSearchBox extends PlaceSearchState, PlaceSearchGetters {}
