import type { ComponentPropsWithRef } from 'react'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'

type Props<Tag extends 'div' | 'label' | 'input' | 'ul' | 'li' | 'button'> =
  ComponentPropsWithRef<Tag>

/** The prop getters of the box, each for one element. Their arguments are merged: the app's handlers run first, refs are combined. */
export interface PlaceSearchGetters {
  /** Around all else: knows when the focus leaves the box, and carries `data-status`, `data-error` and `data-open`. */
  readonly getRootProps: (props?: Props<'div'>) => Props<'div'>
  readonly getLabelProps: (props?: Props<'label'>) => Props<'label'>
  /** Around the input and the clear button, where there is such an element: the popup is as wide, and below it. Else it is at the input. */
  readonly getFieldProps: (props?: Props<'div'>) => Props<'div'>
  readonly getInputProps: (props?: Props<'input'>) => Props<'input'>
  /** For the element around the list and the notices: opens in the top layer, where nothing clips it, below or above the input. */
  readonly getPopupProps: (props?: Props<'div'>) => Props<'div'>
  /** Always rendered, with no options while there are none. */
  readonly getListProps: (props?: Props<'ul'>) => Props<'ul'>
  readonly getOptionProps: (props: Props<'li'> & { readonly item: PlaceSearchItem }) => Props<'li'>
  readonly getClearButtonProps: (props?: Props<'button'>) => Props<'button'>
  /** To be rendered while `isSheet`. */
  readonly getCloseButtonProps: (props?: Props<'button'>) => Props<'button'>
  /** The live region: always rendered, with `announcement` in it. */
  readonly getStatusProps: (props?: Props<'div'>) => Props<'div'>
}

/** The state of a headless box, its actions, and the props of its elements. */
export interface PlaceSearchBox extends PlaceSearchState, PlaceSearchGetters {}
