'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { en } from '../messages/place-search/en.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { placeDetails } from '../queries/placeDetails.ts'
import { announcementOf } from './place-search/announcementOf.ts'
import type { PlaceSearchGetters } from './place-search/PlaceSearchGetters.ts'
import type { PlaceSearchItem } from './place-search/PlaceSearchItem.ts'
import type { PlaceSearchOptions } from './place-search/PlaceSearchOptions.ts'
import type { PlaceSearchState } from './place-search/PlaceSearchState.ts'
import { useAnalytics } from './place-search/useAnalytics.ts'
import { useControlledText } from './place-search/useControlledText.ts'
import { useCountdown } from './place-search/useCountdown.ts'
import { useFormReset } from './place-search/useFormReset.ts'
import { useGetters } from './place-search/useGetters.ts'
import { useHandler } from './place-search/useHandler.ts'
import { usePress } from './place-search/usePress.ts'
import { useRows } from './place-search/useRows.ts'

export interface PlaceSearchBox extends PlaceSearchState, PlaceSearchGetters {}

/** All of a place search box but its looks: its state, its actions, and the props of its elements. */
export function usePlaceSearch(options: PlaceSearchOptions = {}): PlaceSearchBox {
  const { disabled = false, readOnly = false, minLength = 1 } = options
  const { connection, language } = useSignpost()
  const messages = useMessages('placeSearch', en, options.messages)
  const queryClient = useQueryClient()
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)

  const [query, setQuery] = useControlledText(options)
  const [isWanted, setWanted] = useState(false)
  const [highlightedKey, setHighlightedKey] = useState<string>()
  const [chosenLine, setChosenLine] = useState<string>()
  const [isPressed, press] = usePress()

  const isEditable = !disabled && !readOnly
  const rows = useRows(
    { text: query, isWanted: isWanted && isEditable, highlightedKey, isPressed },
    options,
  )
  const { status, failure, items } = rows
  const isOpen = isWanted && isEditable && (items.length > 0 || status !== 'idle')
  const isListOpen = isOpen && items.length > 0
  const highlighted = items.find(({ key }) => key === highlightedKey)
  const shown = { query: query.trim(), items, isFinal: isListOpen && status === 'ready' }
  const session = useAnalytics(options.analytics, shown)
  const error = failure?.error
  const retryIn = useCountdown(failure?.wait, error)
  const tellError = useHandler(() => error && options.onError?.(error))
  useEffect(() => {
    if (error && isOpen) tellError()
  }, [error, isOpen, tellError])

  const close = useHandler(() => {
    setWanted(false)
    setHighlightedKey(undefined)
    // A list that is still on its way is called off, too.
    return isWanted
  })
  const open = useHandler(() => {
    if (!isEditable) return
    setWanted(true)
    setChosenLine(undefined)
  })
  const fill = useHandler((text: string) => {
    setQuery(text)
    close()
    setChosenLine(undefined)
  })
  const choose = useHandler((item: PlaceSearchItem) => {
    const line = item.kind === 'suggestion' ? item.suggestion.line1 : item.text
    fill(line)
    setChosenLine(line)
    if (item.kind === 'coordinate') return options.onSelectCoordinate?.(item.coordinate)
    const { suggestion } = item
    session.chosen(suggestion)
    if (!rows.question) return
    const details = placeDetails(queryClient, connection, suggestion, rows.question)
    options.onSelect?.(suggestion, { details })
  })
  useFormReset(input, () => fill(options.defaultValue ?? ''))

  const write = (count: number): string => new Intl.NumberFormat(language).format(count)
  const said = announcementOf({ status, rows: items.length, error, minLength, messages, write })
  const actions = {
    setQuery: fill,
    clear: useHandler(() => {
      fill('')
      input.current?.focus()
    }),
    close: useHandler(() => void close()),
    // The button that was pressed goes with what it mends: the focus must not go with it.
    retry: useHandler(() => {
      input.current?.focus()
      rows.retry()
    }),
    locate: useHandler(() => {
      input.current?.focus()
      rows.user.locate()
    }),
    choose,
  }
  const state: PlaceSearchState = {
    status,
    error,
    retryIn,
    locationFault: rows.user.fault,
    items,
    isOutdated: rows.isOutdated,
    query,
    isOpen,
    highlighted,
    announcement: chosenLine === undefined ? (isOpen ? said : '') : messages.chosen(chosenLine),
    messages,
    actions,
  }
  const getters = useGetters({
    id: options.id ?? ownId,
    state,
    isListOpen,
    input,
    disabled,
    readOnly,
    on: {
      edit: (text) => {
        session.typed()
        setQuery(text)
        setHighlightedKey(undefined)
        open()
      },
      highlight: (item) => setHighlightedKey(item?.key),
      choose,
      open,
      close,
      clear: () => {
        fill('')
        return query !== ''
      },
      press,
      leave: () => {
        session.left()
        close()
      },
    },
  })
  return { ...state, ...getters }
}
