'use client'

import { useEffect, useRef } from 'react'
import { hasFocus } from '../internals/focusInside.ts'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import type { AmendRows } from './engine.ts'
import type { PlaceSearchBox } from './PlaceSearchGetters.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { SearchShell } from './SearchShell.ts'
import { openSheet } from './sheet/openSheet.ts'
import { useEngine } from './useEngine.ts'
import { useListbox } from './useListbox.ts'
import { usePopup } from './usePopup.ts'
import { usePress } from './usePress.ts'
import { useShownState } from './useShownState.ts'

/** Everything of a box below its input: its engine, the state of the list, and the props of its elements. */
export function useSearchList(
  shell: SearchShell,
  options: PlaceSearchOptions,
  amendRows?: AmendRows,
): PlaceSearchBox {
  const { state, store, messages, isSheet, root, focus, dismiss } = shell
  const engine = useEngine(store, options, amendRows, focus)
  const popup = useRef<HTMLDivElement>(null)
  const mergeRefs = useMergedRefs<HTMLDivElement>()
  const shown = useShownState(state, options, messages)
  const { isOpen } = shown

  const listbox = useListbox(shell, engine.actions.choose)
  usePress(root, state.isPressed, () => store.dispatch({ type: 'released' }))
  const { layout } = options
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout of the store is that of the options.
  useEffect(() => store.dispatch({ type: 'laidOut', layout: store.layout() }), [layout, store])
  useIsomorphicLayoutEffect(() => {
    if (isSheet && root.current) return openSheet(root.current, dismiss)
    return undefined
  }, [isSheet, root, dismiss])
  const placePopup = usePopup(isOpen && !isSheet, popup, shell)
  const handlers = {
    keyDown: listbox.keyDown,
    choose: engine.actions.choose,
    remove: engine.actions.remove,
    // Position the popup on focus, to keep that work out of the first key press.
    focused: () => {
      if (!isOpen && store.layout() === 'popup') placePopup()
    },
    left: () => engine.end(),
    hasTabStops: () => !!popup.current?.querySelector('button, a[href], input, slot'),
  }
  const { connectList } = shell
  useIsomorphicLayoutEffect(() => connectList(handlers))
  useIsomorphicLayoutEffect(() => () => connectList(), [connectList])
  const { getRootProps, getLabelProps, getFieldProps, getInputProps } = shell
  const { getClearButtonProps, getCloseButtonProps } = shell
  return {
    ...shown,
    isSheet,
    actions: { ...shell.actions, ...engine.actions },
    ...{ getRootProps, getLabelProps, getFieldProps, getInputProps },
    ...{ getClearButtonProps, getCloseButtonProps },
    getOptionProps: listbox.getOptionProps,
    getListProps: (props) =>
      listbox.getListProps({
        'aria-label': messages.list,
        // The list scrolls with the highlight, so it needs no tab stop of its own.
        tabIndex: -1,
        'aria-busy': state.status === 'refreshing' || undefined,
        ...props,
        ...{ 'data-provisional': state.isOutdated && state.isLate ? '' : undefined },
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
        if (!shown.isEditing && hasFocus(event.currentTarget)) focus()
      },
      ...props,
      hidden: !isOpen,
      ref: mergeRefs(popup, ref, 'popup'),
    }),
    getStatusProps: (props) => ({
      role: 'status',
      'aria-live': 'polite',
      'aria-atomic': true,
      ...props,
    }),
  }
}
