'use client'

import type { GeoError } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type {
  ButtonHTMLAttributes,
  HTMLAttributes,
  InputHTMLAttributes,
  KeyboardEvent,
  LabelHTMLAttributes,
  Ref,
} from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import type { QueryStatus } from '../domain/queryStatus.ts'
import type { CatalogMessages } from '../messages/CatalogMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type Notice, useNotice } from './notice/useNotice.ts'
import type { CatalogFilter } from './useCatalogFilter.ts'
import { useDelayed } from './useDelayed.ts'
import { useQueryStatus } from './useQueryStatus.ts'
import { useStableCallback } from './useStableCallback.ts'

/** The shared props of components with a catalog. */
export interface CatalogProps extends RootProps {
  /** The label. Default: the message of the language. */
  readonly label?: string | undefined
  /** Hides the label visually; screen readers still announce it. */
  readonly hideLabel?: boolean | undefined
  /** The name under which a form sends the id or code of each selected item. */
  readonly name?: string | undefined
}

/** The state of a component with a catalog. */
export interface CatalogState<Item> {
  /** The status. `empty`: the catalog is empty, or nothing in it matches the typed text. */
  readonly status: QueryStatus
  readonly error: GeoError | undefined
  /** The notice when there is nothing to show, with a retry if that can help. */
  readonly notice: Notice | undefined
  /** True once loading takes so long that the skeleton appears. */
  readonly isSlow: boolean
  /** The typed text. */
  readonly query: string
  readonly selected: readonly Item[]
  /** The announcement for screen readers. */
  readonly announcement: string
}

/** The props of the elements around a catalog: the group, its label, the search field. */
export interface CatalogGetters {
  readonly getRootProps: () => HTMLAttributes<HTMLElement>
  readonly getLabelProps: () => LabelHTMLAttributes<HTMLLabelElement>
  readonly getInputProps: () => InputHTMLAttributes<HTMLInputElement> & {
    readonly ref: Ref<HTMLInputElement>
  }
  /** The props of the button that clears the input. */
  readonly getClearProps: () => ButtonHTMLAttributes<HTMLButtonElement>
  readonly getStatusProps: () => HTMLAttributes<HTMLElement>
}

export interface CatalogActions {
  readonly setQuery: (query: string) => void
  /** Clears the selection. */
  readonly clear: () => void
  readonly retry: () => void
}

export interface Catalog {
  readonly result: UseQueryResult<readonly unknown[], GeoError>
  readonly messages: CatalogMessages
  /** The number of shown items. */
  readonly count: number
  /** The id of the list. The list is rendered only while it has items. */
  readonly list: string
  /** Handles Arrow Down and Enter in the input. */
  readonly onEnter: (event: KeyboardEvent) => void
}

/** The state of a component with a catalog. A loaded catalog stays visible even if a refetch fails. */
export function useCatalogState<Item>(
  filter: CatalogFilter<Item>,
  { result, messages, count, list, onEnter }: Catalog,
): CatalogState<Item> & CatalogGetters & { readonly actions: CatalogActions } {
  const { id, input, disabled, query, setQuery, selected, change, announced, announce } = filter
  const { language } = useSignpost()
  const isFiltered = query.trim() !== ''
  const asked = useQueryStatus(result)
  const failure = result.data ? undefined : asked.failure
  const status = result.data ? statusOf(asked.status, count) : asked.status
  const notice = useNotice(status, failure, {
    ...messages,
    notFound: isFiltered ? messages.nothing : messages.empty,
    advice: isFiltered ? messages.nothingAdvice : undefined,
  })
  const isSlow = useDelayed(status === 'loading', 300)
  const found = isFiltered ? messages.found(count, formatCount(count, language)) : ''
  return {
    status,
    error: failure?.error,
    notice,
    isSlow,
    query,
    selected,
    announcement: announced ?? notice?.text ?? (isSlow ? messages.loading : found),
    actions: {
      setQuery,
      clear: useStableCallback(() => {
        change([])
        announce(messages.cleared)
        input.current?.focus()
      }),
      retry: useStableCallback(() => {
        // The button disappears: move the focus to the input.
        input.current?.focus()
        result.refetch()
      }),
    },
    getRootProps: () => ({
      role: 'group',
      'aria-labelledby': `${id}-label`,
      'aria-busy': status === 'loading',
      ...{ 'data-status': status, 'data-error': failure?.error.kind },
    }),
    getLabelProps: () => ({ id: `${id}-label`, htmlFor: id }),
    getInputProps: () => ({
      ref: input,
      id,
      type: 'search',
      value: query,
      disabled,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-label': messages.search,
      'aria-controls': count > 0 ? list : undefined,
      placeholder: messages.search,
      onChange: ({ currentTarget }) => setQuery(currentTarget.value),
      onKeyDown: (event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'ArrowDown' || event.key === 'Enter') onEnter(event)
        else if (event.key === 'Escape' && query !== '') {
          event.preventDefault()
          setQuery('')
        }
      },
    }),
    getClearProps: () => ({
      type: 'button',
      'aria-label': messages.clearSearch,
      onClick: () => {
        setQuery('')
        input.current?.focus()
      },
    }),
    getStatusProps: () => ({ role: 'status', 'aria-live': 'polite' }),
  }
}

function statusOf(asked: QueryStatus, shown: number): QueryStatus {
  if (shown === 0) return 'empty'
  return asked === 'refreshing' ? asked : 'ready'
}
