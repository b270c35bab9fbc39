'use client'

import { useId, useRef } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import { en } from '../messages/place-search/en.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAt } from '../queries/addressAt.ts'
import { announcementOf } from './place-search/announcementOf.ts'
import type { PlaceSearchGetters } from './place-search/PlaceSearchGetters.ts'
import type { PlaceSearchItem, SavedItem } from './place-search/PlaceSearchItem.ts'
import type { PlaceSearchOptions } from './place-search/PlaceSearchOptions.ts'
import type { PlaceSearchState } from './place-search/PlaceSearchState.ts'
import { useAnalytics } from './place-search/useAnalytics.ts'
import { useControlledText } from './place-search/useControlledText.ts'
import { useFailure } from './place-search/useFailure.ts'
import { useFormEvent } from './place-search/useFormEvent.ts'
import { useGetters } from './place-search/useGetters.ts'
import { useHandler } from './place-search/useHandler.ts'
import { useIdle } from './place-search/useIdle.ts'
import { usePopupState } from './place-search/usePopupState.ts'
import { usePress } from './place-search/usePress.ts'
import { useRows } from './place-search/useRows.ts'
import { useSelection } from './place-search/useSelection.ts'
import { useSheet } from './place-search/useSheet.ts'

export interface PlaceSearchBox extends PlaceSearchState, PlaceSearchGetters {}

/** All of a place search box but its looks: its state, its actions, and the props of its elements. */
export function usePlaceSearch(options: PlaceSearchOptions = {}): PlaceSearchBox {
  const { disabled = false, readOnly = false, minLength = 1 } = options
  const { language } = useSignpost()
  const messages = useMessages('placeSearch', en, options.messages)
  const ownId = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const [query, setQuery] = useControlledText(options)
  const popup = usePopupState(!disabled && !readOnly)
  const { isWanted, highlightedKey, open, close, tell } = popup
  const [isPressed, press] = usePress()

  const isIdle = isWanted && query.trim() === ''
  const { saved, itemsAt: idleItemsAt, change } = useIdle(options, isIdle)
  const rows = useRows({ text: query, isWanted, idleItemsAt, highlightedKey, isPressed }, options)
  const isEditing = isIdle && popup.isEditing && saved.length > 0
  const items = isEditing ? noItems : rows.items
  const { status, failure } = rows
  const dismiss = useHandler(() => {
    input.current?.focus()
    close()
  })
  const isSheet = useSheet(isWanted && options.mobile === 'sheet', root, dismiss)
  const isShown = isWanted && isSheet !== undefined
  const isOpen = isShown && (items.length > 0 || status !== 'idle' || isEditing)
  const isListOpen = isOpen && items.length > 0
  const highlighted = items.find(({ key }) => key === highlightedKey)
  const shown = { query: query.trim(), items, isFinal: isListOpen && status === 'ready' }
  const session = useAnalytics(options.analytics, shown)
  const error = failure?.error
  const retryIn = useFailure(failure, isOpen, options.onError)

  const openIdle = useHandler((text: string) => {
    if ((options.recent || options.locate) && text.trim() === '') open()
  })
  const fill = useHandler((text: string) => {
    setQuery(text)
    close()
    tell(undefined)
  })
  const take = useHandler((line: string) => {
    fill(line)
    tell(messages.chosen(line))
  })
  const select = useSelection(options, change)
  const takeAddress = useHandler(({ coordinate, text, address }: AddressAt) => {
    // Something else was done meanwhile, or the box is gone.
    if (!isIdle || !input.current) return
    take(text)
    if (!address) return options.onSelectCoordinate?.(coordinate)
    options.onSelect?.(address.suggestion, { details: address.details, coordinate })
  })
  const locate = useHandler(() => {
    input.current?.focus()
    open()
    rows.user.locate(query.trim() === '' ? takeAddress : undefined)
  })
  const choose = useHandler((item: PlaceSearchItem) => {
    if (item.kind === 'locate') return locate()
    if (item.kind === 'edit') return popup.edit(true)
    take('text' in item ? item.text : item.suggestion.line1)
    if (item.kind === 'coordinate') return options.onSelectCoordinate?.(item.coordinate)
    session.chosen(item.suggestion)
    const { userPosition } = options
    if (item.kind !== 'suggestion') {
      select(item.suggestion, { ...item.place, userPosition, isSaved: true })
    } else if (rows.question) select(item.suggestion, rows.question)
  })
  const remove = useHandler((item: SavedItem) => {
    const at = items.indexOf(item)
    popup.highlight((items[at + 1] ?? items[at - 1])?.key)
    tell(messages.removed(item.suggestion.line1))
    change({ type: 'remove', item })
  })
  useFormEvent(input, 'reset', () => fill(options.defaultValue ?? ''))
  // What was typed is what is meant: the app shows what it finds.
  useFormEvent(input, 'submit', close)

  const write = (count: number): string => formatCount(count, language)
  const location = rows.user.progress
  const facts = { status, rows: items.length, recent: saved.length, location, error }
  const said = announcementOf({ ...facts, minLength, messages, write })
  const actions = {
    setQuery: fill,
    clear: useHandler(() => {
      fill('')
      input.current?.focus()
      openIdle('')
    }),
    close: useHandler(() => void close()),
    // The button that was pressed goes with what it mends: the focus must not go with it.
    retry: useHandler(() => {
      input.current?.focus()
      rows.retry()
    }),
    locate,
    choose,
    pin: useHandler((item: SavedItem, isPinned: boolean) =>
      change({ type: 'pin', item, isPinned }),
    ),
    remove,
    removeAll: useHandler(() => {
      input.current?.focus()
      change({ type: 'clear' })
    }),
    endEditing: useHandler(() => {
      input.current?.focus()
      popup.edit(false)
    }),
  }
  const state: PlaceSearchState = {
    status,
    error,
    retryIn,
    location,
    items,
    saved,
    isEditing,
    isOutdated: rows.isOutdated,
    query,
    isOpen,
    isSheet: isSheet === true,
    highlighted,
    announcement: popup.told ?? (isOpen ? said : ''),
    messages,
    actions,
  }
  const getters = useGetters({
    id: options.id ?? ownId,
    state,
    isWanted: isShown,
    isListOpen,
    root,
    input,
    disabled,
    readOnly,
    on: {
      edit: (text) => {
        session.typed()
        rows.typed(text)
        setQuery(text)
        popup.highlight(undefined)
        popup.edit(false)
        open()
      },
      highlight: (item) => popup.highlight(item?.key),
      choose,
      remove,
      open,
      focus: () => openIdle(query),
      close,
      clear: () => {
        fill('')
        return query !== ''
      },
      press,
      dismiss,
      leave: () => {
        session.left()
        close()
      },
    },
  })
  return { ...state, ...getters }
}

const noItems: readonly PlaceSearchItem[] = []
