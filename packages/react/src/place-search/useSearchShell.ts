'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { visibleText } from '../domain/visibleText.ts'
import { before } from '../internals/before.ts'
import { hasFocus, hasInside } from '../internals/focusInside.ts'
import { useFormEvent } from '../internals/useFormEvent.ts'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { createBoxActions, edit, hasRowsFor, isEditable, submitText } from './boxActions.ts'
import type { PlaceSearchGetters } from './PlaceSearchGetters.ts'
import { en } from './PlaceSearchMessages.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { pressKey } from './pressKey.ts'
import { isVisible, type Layout, visibleItems } from './reduce.ts'
import type { ListHandlers, SearchShell } from './SearchShell.ts'
import { useSearchStore } from './useSearchStore.ts'

/**
 * The input of a box and the elements around it. `hasList` is true once the list is mounted, and `mountList` is called whenever the user
 * comes near it.
 */
export function useSearchShell(
  options: PlaceSearchOptions,
  hasList: boolean,
  mountList: () => void = nothing,
): SearchShell {
  const { connection } = useSignpost()
  const messages = useMessages('placeSearch', en, options.messages)
  const ownId = useId()
  const id = options.id ?? ownId
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<ListHandlers>(undefined)
  const mergeRefs = useMergedRefs<HTMLDivElement>()
  const mergeInputRefs = useMergedRefs<HTMLInputElement>()
  const [store, state] = useSearchStore(options, layoutNow)
  const { text } = state
  const written = visibleText(text)
  const items = visibleItems(state)
  const isOpen = isVisible(state)
  const isListOpen = isOpen && items.length > 0
  // A sheet needs its code.
  const isSheet = hasList && state.isOpen && state.layout === 'sheet'
  const highlighted = items.findIndex(({ key }) => key === state.highlighted)

  const connectList = useStableCallback((handlers?: ListHandlers) => {
    list.current = handlers
  })
  const focus = useStableCallback(() => input.current?.focus())
  const [actions] = useState(() => createBoxActions(store, focus))
  const { open, close } = actions
  const dismiss = useStableCallback(() => {
    focus()
    close()
  })
  useFormEvent(input, 'reset', store.reset)
  // Submitting the form searches for the typed text, so close the list.
  useFormEvent(input, 'submit', close)
  const canEdit = isEditable(options)
  useEffect(() => {
    if (!canEdit) close()
  }, [canEdit, close])
  const fault = options.requireSelection && !state.choice && written ? messages.chooseOne : ''
  useEffect(() => input.current?.setCustomValidity(fault), [fault])
  const { isOpen: isUsed } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: if the list could not be loaded, each key tries again.
  useEffect(() => {
    if (isUsed) mountList()
  }, [isUsed, text, mountList])
  // The user, or the browser, may have changed the input before the page was hydrated.
  useIsomorphicLayoutEffect(() => {
    const { current } = input
    if (!current || current.value === current.defaultValue) return
    if (current.matches(':focus')) edit(store, { type: 'typed', text: current.value })
    else actions.setQuery(current.value)
  }, [])

  const submit = (event: KeyboardEvent): void => {
    // Where the first Enter only loads the rows, the next one submits the form.
    if (submitText(store, connection)) event.preventDefault()
  }
  const keys = { store, highlighted: items[highlighted], isListOpen, isSheet, list, submit }

  return {
    id,
    store,
    state,
    messages,
    isSheet,
    root,
    field,
    input,
    connectList,
    actions,
    focus,
    dismiss,
    getRootProps: ({
      ref,
      onFocus,
      onBlur,
      onKeyDown,
      onMouseDown,
      onPointerEnter,
      ...props
    } = {}) => ({
      ...(isSheet && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-label` }),
      ...props,
      ref: mergeRefs(root, ref, 'root'),
      'data-sheet': isSheet ? '' : undefined,
      'data-status': state.status,
      'data-error': state.failure?.error.kind,
      'data-open': isOpen ? '' : undefined,
      onFocus: (event) => {
        onFocus?.(event)
        mountList()
        list.current?.focused()
      },
      onPointerEnter: (event) => {
        onPointerEnter?.(event)
        mountList()
      },
      onBlur: (event) => {
        onBlur?.(event)
        const { currentTarget: box, relatedTarget: next } = event
        // The window itself may have lost the focus, and will restore it. In a sheet, a blur only hides the keyboard.
        if (isSheet || hasInside(box, next) || hasFocus(box)) return
        list.current?.left()
        close()
      },
      onKeyDown: (event) => {
        onKeyDown?.(event)
        // The input handles its own keys.
        if (event.key !== 'Escape' || event.target === input.current) return
        if (event.defaultPrevented || !(isOpen || isSheet)) return
        event.preventDefault()
        dismiss()
      },
      // A tap on the empty part of the sheet must not blur the input.
      onMouseDown: (event) => {
        onMouseDown?.(event)
        if (isSheet && event.target === event.currentTarget) event.preventDefault()
      },
    }),
    getLabelProps: (props) => ({ id: `${id}-label`, htmlFor: id, ...props }),
    getFieldProps: (props = {}) => ({ ...props, ref: mergeRefs(field, props.ref, 'field') }),
    getInputProps: ({ onChange, onKeyDown, onFocus, onClick, ...props } = {}) => ({
      autoCapitalize: 'off',
      autoComplete: 'off',
      autoCorrect: 'off',
      enterKeyHint: 'search',
      maxLength: 300,
      spellCheck: false,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': hasList ? `${id}-list` : undefined,
      'aria-expanded': isListOpen,
      'aria-labelledby': props['aria-label'] ? undefined : `${id}-label`,
      ...props,
      id,
      value: text,
      disabled: !!options.disabled,
      readOnly: !!options.readOnly,
      ref: mergeInputRefs(input, props.ref),
      'aria-activedescendant':
        isListOpen && highlighted >= 0 ? `${id}-option-${highlighted}` : undefined,
      onChange: before(onChange, ({ currentTarget }) =>
        edit(store, { type: 'typed', text: currentTarget.value }),
      ),
      onKeyDown: before(onKeyDown, (event) => canEdit && pressKey(event, keys)),
      onFocus: before(onFocus, () => hasRowsFor(options, text) && open()),
      onClick: before(onClick, () => isListOpen || open()),
    }),
    getClearButtonProps: button(messages.clear, actions.clear, id),
    getCloseButtonProps: button(messages.close, dismiss),
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
    onClick: before(props.onClick, press),
  })
}

const nothing = (): void => {}

/** Returns the layout of a box that opens now. */
function layoutNow({ layout }: PlaceSearchOptions): Layout {
  return layout === 'sheet' && window.matchMedia?.('(width < 480px)').matches ? 'sheet' : 'popup'
}
