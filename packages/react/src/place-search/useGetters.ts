'use client'

import { type RefObject, useRef, useState } from 'react'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { lazyParts } from './lazyParts.ts'
import type { PlaceSearchGetters } from './PlaceSearchGetters.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'
import { type ListboxHandlers, useListbox } from './useListbox.ts'
import { usePopup } from './usePopup.ts'
import { usePress } from './usePress.ts'
import { layoutNow } from './useSheet.ts'

export interface GettersOptions {
  readonly id: string
  readonly state: PlaceSearchState
  readonly isEditable: boolean
  /** True when a pointer is down on a row. */
  readonly isPressed: boolean
  /** True when the answer takes long. */
  readonly isLate: boolean | undefined
  readonly root: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly options: Pick<PlaceSearchOptions, 'disabled' | 'readOnly' | 'layout'>
  readonly on: ListboxHandlers & {
    /** Called when the focus leaves the box. */
    readonly leave: () => void
    /** Closes the popup, and keeps the focus in the box. */
    readonly dismiss: () => void
  }
}

/** Returns the prop getters for the elements of the box. */
export function useGetters(given: GettersOptions): PlaceSearchGetters {
  const { id, state, isEditable, isPressed, isLate, root, input, options, on } = given
  const { status, error, items, query, isOpen, isSheet, highlighted, messages, actions } = state
  const signpost = useSignpost()
  // Renders once more on focus, so that the code for a key press is already compiled when the first key arrives.
  const [, renderAgain] = useState<object>()
  const popup = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const mergeRefs = useMergedRefs<HTMLDivElement>()
  const mergeInputRefs = useMergedRefs<HTMLInputElement>()
  const isListOpen = isOpen && items.length > 0
  const listbox = useListbox({
    id,
    query,
    items,
    isListOpen,
    highlighted,
    isEditable,
    // Tab moves to the content below the list, such as a footer.
    staysOpen: () => isSheet || !!popup.current?.querySelector('button, a[href], input, slot'),
    on,
  })
  usePress(root, isPressed, () => on.dispatch({ type: 'released' }))
  const placePopup = usePopup({ isOpen: isOpen && !isSheet, popup, field, input })
  return {
    getLabelProps: listbox.getLabelProps,
    getOptionProps: listbox.getOptionProps,
    getRootProps: ({ ref, onFocus, onBlur, onKeyDown, onMouseDown, ...props } = {}) => ({
      ...(isSheet && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-label` }),
      ...props,
      ref: mergeRefs(root, ref, 'root'),
      'data-sheet': isSheet ? '' : undefined,
      'data-status': status,
      'data-error': error?.kind,
      'data-open': isOpen ? '' : undefined,
      onFocus: (event) => {
        onFocus?.(event)
        lazyParts.load().then(
          (parts) => {
            parts.prepareRows(signpost)
            renderAgain(parts)
          },
          () => {},
        )
        // Position the popup on focus, to keep that work out of the first key press.
        if (!isOpen && layoutNow(options.layout) === 'popup') placePopup()
      },
      onBlur: (event) => {
        onBlur?.(event)
        const { currentTarget: box, relatedTarget: next } = event
        // The window itself may have lost the focus, and will restore it. In a sheet, a blur only hides the keyboard.
        if (isSheet || hasInside(box, next) || hasFocus(box)) return
        on.leave()
      },
      onKeyDown: (event) => {
        onKeyDown?.(event)
        // The input handles its own keys.
        if (event.key !== 'Escape' || event.target === input.current) return
        if (event.defaultPrevented || !(isOpen || isSheet)) return
        event.preventDefault()
        on.dismiss()
      },
      // A tap on the empty part of the sheet must not blur the input.
      onMouseDown: (event) => {
        onMouseDown?.(event)
        if (isSheet && event.target === event.currentTarget) event.preventDefault()
      },
    }),
    getFieldProps: (props = {}) => ({ ...props, ref: mergeRefs(field, props.ref, 'field') }),
    getInputProps: (props = {}) =>
      listbox.getInputProps({
        autoCapitalize: 'off',
        autoCorrect: 'off',
        enterKeyHint: 'search',
        maxLength: 300,
        spellCheck: false,
        ...props,
        disabled: !!options.disabled,
        readOnly: !!options.readOnly,
        ref: mergeInputRefs(input, props.ref),
      }),
    getPopupProps: ({ ref, onMouseDown, onClick, ...props } = {}) => ({
      // Pressing a button in the popup must not move the focus from the input.
      onMouseDown: (event) => {
        onMouseDown?.(event)
        event.preventDefault()
      },
      // The pressed button may disappear: keep the focus of keyboard users in the box.
      onClick: (event) => {
        onClick?.(event)
        if (!state.isEditing && hasFocus(event.currentTarget)) input.current?.focus()
      },
      ...props,
      hidden: !isOpen,
      ref: mergeRefs(popup, ref, 'popup'),
    }),
    getListProps: (props) =>
      listbox.getListProps({
        'aria-label': messages.list,
        // The list scrolls with the highlight, so it needs no tab stop of its own.
        tabIndex: -1,
        'aria-busy': status === 'refreshing' || undefined,
        ...props,
        ...{ 'data-provisional': state.isOutdated && isLate ? '' : undefined },
      }),
    getClearButtonProps: button(messages.clear, actions.clear, id),
    getCloseButtonProps: button(messages.close, on.dismiss),
    getStatusProps: (props) => ({
      role: 'status',
      'aria-live': 'polite',
      'aria-atomic': true,
      ...props,
    }),
  }
}

/** The props of a button. With the `id` of the box, its name includes the box's label, because a page can have several boxes. */
function button(
  label: string,
  press: () => void,
  id?: string,
): PlaceSearchGetters['getClearButtonProps'] {
  return (props = {}) => ({
    type: 'button',
    'aria-label': label,
    ...(id && { id: `${id}-clear`, 'aria-labelledby': `${id}-clear ${id}-label` }),
    ...props,
    onClick: (event) => {
      props.onClick?.(event)
      if (!event.defaultPrevented) press()
    },
  })
}

/** True when the focus is inside an element, including inside shadow roots. */
function hasFocus(element: Element): boolean {
  const { activeElement = null } = element.getRootNode() as Partial<DocumentOrShadowRoot>
  return [activeElement, element.ownerDocument.activeElement].some((focused) =>
    hasInside(element, focused),
  )
}

/** True when an element contains a node, including through slots. */
function hasInside(element: Element, node: (Node & Partial<Slottable>) | null): boolean {
  return node === element || (!!node && hasInside(element, node.assignedSlot ?? node.parentNode))
}
