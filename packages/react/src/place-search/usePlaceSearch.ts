'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { hasOperation } from '../domain/hasOperation.ts'
import { visibleText } from '../domain/visibleText.ts'
import { useNotice } from '../internals/notice/useNotice.ts'
import { useFailure } from '../internals/useFailure.ts'
import { useLazyModule } from '../internals/useLazyModule.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAt } from '../queries/addressAt.ts'
import { placeDetails } from '../queries/placeDetails.ts'
import { announcementOf } from './announcementOf.ts'
import { lazyParts } from './lazyParts.ts'
import type { PlaceSearchBox } from './PlaceSearchGetters.ts'
import type { PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import { en } from './PlaceSearchMessages.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'
import { isVisible, visibleItems } from './reduce.ts'
import type { EnabledSources } from './sources/enabledSources.ts'
import { lazySources } from './sources/lazySources.ts'
import { useBoxStore } from './useBoxStore.ts'
import { useFormField } from './useFormField.ts'
import { useGetters } from './useGetters.ts'
import { useReports } from './useReports.ts'
import { useSavedPlaces } from './useSavedPlaces.ts'
import { layoutNow, useSheet } from './useSheet.ts'
import { type AmendRows, useSuggestionFetcher } from './useSuggestionFetcher.ts'
import { useUserPosition } from './useUserPosition.ts'

/**
 * A headless place search box: its state, its actions, and the props of its elements.
 *
 * @example
 * ```tsx
 * const box = usePlaceSearch({ onSelect: (suggestion) => show(suggestion) })
 * const input = <input {...box.getInputProps()} />
 * ```
 */
export function usePlaceSearch(
  options: PlaceSearchOptions = {},
  amendRows?: AmendRows,
): PlaceSearchBox {
  const { minLength = 1, layout, sources, userPosition, recent, locate: locates } = options
  const isEditable = !options.disabled && !options.readOnly
  const { connection, language } = useSignpost()
  const queryClient = useQueryClient()
  const messages = useMessages('placeSearch', en, options.messages)
  const ownId = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const store = useBoxStore(options)
  const { state, dispatch } = store
  const { text, status, failure } = state
  const written = visibleText(text)
  // The text that the user submitted with Enter. A service without suggestions is asked only for this text.
  const [submitted, setSubmitted] = useState<string>()
  const service = hasOperation(connection, 'suggest') || text === submitted || undefined
  const modules = useLazyModule(lazySources, !!sources, text)
  // Nothing is requested until the code of the sources is loaded.
  const enabled: EnabledSources = sources
    ? (modules?.enabledSources(options, service) ?? { whileEmpty: true })
    : { recent, locate: locates, service, coordinates: true, whileEmpty: recent || locates }
  const isIdle = state.isOpen && !written
  const user = useUserPosition(status === 'needs-location')
  const { saved, idleItems, change } = useSavedPlaces(connection, enabled, isIdle, user.progress)
  const context = { enabled, modules, user, idleItems }
  const fetcher = useSuggestionFetcher(store, options, context, amendRows)

  const items = visibleItems(state)
  const isOpen = isVisible(state)
  const highlighted = items.find(({ key }) => key === state.highlighted)
  const shownRows = { query: written, items, status: isOpen ? status : undefined }
  const [typed, end] = useReports(options.onEvent, shownRows)
  useFailure(failure, isOpen, options.onError)
  const notice = useNotice(status, failure, { failed: messages.failed })

  const focus = (): void => input.current?.focus()
  const close = useStableCallback(() => dispatch({ type: 'closed' }))
  const dismiss = useStableCallback(() => {
    focus()
    close()
  })
  // Focus the input first: the list closes when the focus is elsewhere.
  const open = useStableCallback(() => {
    focus()
    if (isEditable) dispatch({ type: 'opened', layout: layoutNow(layout) })
  })
  const openIdle = useStableCallback((of: string) => {
    if (enabled.whileEmpty && visibleText(of) === '') open()
  })
  const fill = useStableCallback((next: string) => dispatch({ type: 'filled', text: next }))
  useSheet(state.layout, layout, root, {
    laidOut: useStableCallback((layout) => dispatch({ type: 'laidOut', layout })),
    dismiss,
  })
  useFormField(input, {
    reset: store.reset,
    // Submitting the form searches for the typed text, so close the list.
    close,
    isEditable,
    fault: options.requireSelection && !state.choice && written ? messages.chooseOne : '',
  })

  const takeAddress = useStableCallback(({ coordinate, text: line, address }: AddressAt) => {
    // The user may have done something else meanwhile, or the box may have unmounted.
    if (!isIdle || !input.current) return
    const suggestion = address?.suggestion
    dispatch({ type: 'chosen', choice: { text: line, suggestion, coordinate } })
    if (!address) return options.onSelectCoordinate?.(coordinate)
    options.onSelect?.(address.suggestion, { details: address.details, coordinate })
  })
  const locate = useStableCallback(() => {
    open()
    user.locate(written ? undefined : takeAddress)
  })
  const choose = useStableCallback((item: PlaceSearchItem) => {
    if (item.kind === 'edit') return dispatch({ type: 'editing', isEditing: true })
    if (options.canChoose?.(item) === false) return
    end(item)
    if (item.kind === 'locate') return locate()
    if (item.kind === 'custom') {
      dispatch({ type: 'chosen', choice: { text: item.text } })
      return sources && modules?.chooseCustom(sources, item)
    }
    const asked = fetcher.origin()
    if (item.kind === 'coordinate') {
      const { text: line, coordinate } = item
      dispatch({ type: 'chosen', choice: { text: line, coordinate } })
      return options.onSelectCoordinate?.(coordinate)
    }
    const { suggestion } = item
    const place = item.kind === 'suggestion' ? undefined : item.place
    const coordinate = place?.coordinate
    const choice = { text: suggestion.line1, suggestion, coordinate }
    dispatch({ type: 'chosen', choice })
    const near = place?.near ?? asked?.near
    change({ type: 'add', place: { suggestion, near, coordinate, isPinned: false } })
    const origin = {
      near: coordinate ?? near,
      userPosition: place ? userPosition : asked?.userPosition,
    }
    const details = placeDetails(queryClient, connection, suggestion, origin, (found) => {
      dispatch({ type: 'located', choice, id: found.id, coordinate: found.coordinate })
      if (found.coordinate) change({ type: 'locate', suggestion, coordinate: found.coordinate })
    })
    options.onSelect?.(suggestion, { details, coordinate })
    if (options.lookUp) void details()
  })
  const remove = useStableCallback((item: SavedItem) => {
    dispatch({ type: 'removed', key: item.key, line: item.suggestion.line1 })
    change({ type: 'remove', item })
  })
  const search = useStableCallback((next: string) => {
    if (!isEditable) return
    typed()
    dispatch({ type: 'typed', text: next, layout: layoutNow(layout) })
  })
  const actions = {
    setQuery: fill,
    search: useStableCallback((next: string) => {
      focus()
      search(next)
    }),
    open,
    clear: useStableCallback(() => {
      fill('')
      focus()
      openIdle('')
    }),
    close,
    // The retry button disappears on success: move the focus to the input first.
    retry: useStableCallback(() => {
      focus()
      fetcher.retry()
    }),
    locate,
    choose,
    pin: useStableCallback((item: SavedItem, isPinned: boolean) =>
      change({ type: 'pin', item, isPinned }),
    ),
    remove,
    removeAll: useStableCallback(() => {
      focus()
      change({ type: 'clear' })
    }),
    endEditing: useStableCallback(() => {
      focus()
      dispatch({ type: 'editing', isEditing: false })
    }),
  }

  const location = user.progress
  const shown: PlaceSearchState = {
    status,
    error: failure?.error,
    notice,
    location,
    items,
    groups:
      (sources && modules?.groupsOf(items, sources)) ??
      (items.length > 0 ? [{ id: 'service', items }] : []),
    saved,
    isEditing: state.mode === 'editing',
    isOutdated: state.isOutdated,
    query: text,
    value: state.choice ?? null,
    isOpen,
    isSheet: state.layout === 'sheet',
    highlighted,
    announcement: announcementOf(state, { location, notice, minLength, messages, language }),
    messages,
    actions,
  }
  const getters = useGetters({
    id: options.id ?? ownId,
    state: shown,
    isEditable,
    isPressed: state.isPressed,
    isLate: state.isLate,
    root,
    input,
    options,
    on: {
      typed: search,
      dispatch,
      isOpen: () => store.get().isOpen,
      open,
      focused: () => openIdle(text),
      choose,
      submit: (event) => {
        if (written && !service && !state.choice && !options.onSubmit) {
          // The first Enter loads the rows; the next one submits the form.
          event.preventDefault()
          open()
          void lazyParts.load().then(() => setSubmitted(text), close)
          return
        }
        close()
        if (written) options.onSubmit?.(written)
      },
      remove,
      dismiss,
      leave: () => {
        end()
        close()
      },
    },
  })
  return { ...shown, ...getters }
}
