'use client'

import { type RefObject, useRef } from 'react'
import { hasFocus } from './hasFocus.ts'
import { mergeRefs } from './mergeRefs.ts'
import type { PlaceSearchGetters } from './PlaceSearchGetters.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'
import type { ListboxHandlers } from './pressKey.ts'
import { useListbox } from './useListbox.ts'
import { usePopup } from './usePopup.ts'

export interface GettersOptions {
  readonly id: string
  readonly state: PlaceSearchState
  readonly isListOpen: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly on: ListboxHandlers & {
    /** The focus went elsewhere. */
    readonly leave: () => void
  }
}

/** The props of every element of the box. */
export function useGetters({
  id,
  state,
  isListOpen,
  input,
  disabled,
  readOnly,
  on,
}: GettersOptions): PlaceSearchGetters {
  const { status, error, items, query, isOpen, highlighted, messages, actions } = state
  const popup = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const hasAction = isOpen && (status === 'error' || status === 'needs-location')
  const listbox = useListbox({ id, query, items, isOpen: isListOpen, highlighted, hasAction, on })
  usePopup(isOpen, popup, field, input)
  return {
    getLabelProps: listbox.getLabelProps,
    getOptionProps: listbox.getOptionProps,
    getRootProps: ({ onBlur, ...props } = {}) => ({
      ...props,
      'data-status': status,
      'data-error': error?.kind,
      'data-open': isOpen ? '' : undefined,
      onBlur: (event) => {
        onBlur?.(event)
        const { currentTarget: root, relatedTarget: next } = event
        // The window may have lost the focus, and will give it back.
        if (root.contains(next) || hasFocus(root)) return
        on.leave()
      },
    }),
    getFieldProps: (props = {}) => ({ ...props, ref: mergeRefs(field, props.ref) }),
    getInputProps: (props = {}) =>
      listbox.getInputProps({
        autoCapitalize: 'off',
        autoCorrect: 'off',
        enterKeyHint: 'search',
        spellCheck: false,
        ...props,
        disabled,
        readOnly,
        ref: mergeRefs(input, props.ref),
      }),
    getPopupProps: ({ ref, onMouseDown, onClick, onKeyDown, ...props } = {}) => ({
      // The focus stays in the input while buttons in the popup are pressed.
      onMouseDown: (event) => {
        onMouseDown?.(event)
        event.preventDefault()
      },
      // What a button does takes the button away, but not the focus of who pressed it by key.
      onClick: (event) => {
        onClick?.(event)
        if (!state.isEditing && hasFocus(event.currentTarget)) input.current?.focus()
      },
      onKeyDown: (event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape') return
        event.preventDefault()
        input.current?.focus()
        actions.close()
      },
      popover: 'manual',
      ...props,
      hidden: !isOpen,
      ref: mergeRefs(popup, ref),
    }),
    getListProps: (props) =>
      listbox.getListProps({
        'aria-label': messages.list,
        'aria-busy': status === 'refreshing' || undefined,
        ...props,
        ...{ 'data-provisional': state.isOutdated ? '' : undefined },
      }),
    getClearButtonProps: (props = {}) => ({
      type: 'button',
      'aria-label': messages.clear,
      ...props,
      onClick: (event) => {
        props.onClick?.(event)
        if (!event.defaultPrevented) actions.clear()
      },
    }),
    getStatusProps: (props) => ({
      role: 'status',
      'aria-live': 'polite',
      'aria-atomic': true,
      ...props,
    }),
  }
}
