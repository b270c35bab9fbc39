'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { resolveNear } from '../domain/near.ts'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { createLateTimer } from './createLateTimer.ts'
import { createSuggestionFetcher } from './createSuggestionFetcher.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { BoxEvent } from './reduce.ts'
import type { SuggestionFetcher, SuggestionFetcherSettings } from './SuggestionFetcher.ts'
import type { Sources, SourcesSettings } from './sources/createSources.ts'
import type { SourceModules } from './sources/lazySources.ts'
import type { BoxStore } from './useBoxStore.ts'
import type { UserPosition } from './useUserPosition.ts'

interface SuggestionFetcherContext
  extends Pick<SuggestionFetcherSettings, 'enabled' | 'idleItems'> {
  /** The code of boxes with sources; undefined until it is loaded. */
  readonly modules: SourceModules | null | undefined
  readonly user: UserPosition
}

type Answered = Extract<BoxEvent, { type: 'answered' }>

/** Changes the answer to a text before it is shown. The first function is used throughout. */
export type AmendRows = (answer: Answered) => Answered

/** Requests suggestions for the text of the box while it is open. Key presses request at once; other changes request after they render. */
export function useSuggestionFetcher(
  store: BoxStore,
  options: PlaceSearchOptions,
  { enabled, modules, user, idleItems }: SuggestionFetcherContext,
  amendRows?: AmendRows,
): SuggestionFetcher {
  const { position } = user
  const signpost = useSignpost()
  const queryClient = useQueryClient()
  const { connection, clock } = signpost
  const { near, userPosition, limit, minLength = 1, kinds, filterItem, toQuery, onEvent } = options
  const { countries, bounds } = options
  const settings: SuggestionFetcherSettings & SourcesSettings = {
    sources: options.sources,
    connection,
    queryClient,
    clock,
    requests: options.requests ?? signpost.requests,
    minLength,
    limit: Math.min(limit ?? 10, mostRows),
    kinds,
    filterItem,
    enabled,
    parameters: { userPosition, limit, countries, bounds },
    near: () => resolveNear(near) ?? resolveNear(signpost.near) ?? position,
    toQuery,
    idleItems,
    onRequest: (query) => onEvent?.({ type: 'request', query }),
    highlightFirst: options.highlightFirst,
  }
  const latest = useRef(settings)
  useInsertionEffect(() => {
    latest.current = settings
  })
  const { subscribe, get, dispatch } = store
  const sources = useRef<Sources>(undefined)
  const [fetcher] = useState(() =>
    createSuggestionFetcher(
      { get, dispatch: (news) => (sources.current?.pass ?? dispatch)(amendRows?.(news) ?? news) },
      () => latest.current,
    ),
  )
  const update = useStableCallback(() => {
    sources.current?.update()
    fetcher.update()
  })

  const hasSources = options.sources !== undefined
  useIsomorphicLayoutEffect(() => {
    if (!hasSources || !modules) return
    const own = modules.createSources({ get, dispatch }, () => latest.current, createLateTimer)
    sources.current = own
    return () => {
      sources.current = undefined
      own.stop()
    }
  }, [hasSources, modules, get, dispatch])

  // Subscribe in a layout effect: passive effects run too late for a key that follows immediately.
  useIsomorphicLayoutEffect(() => {
    let before = get()
    return subscribe(() => {
      const { text, isOpen } = before
      before = get()
      if (before.text !== text || before.isOpen !== isOpen) update()
    })
  }, [update, subscribe, get])

  // `toQuery` may return another query for the same text.
  const query = toQuery?.(store.state.text)
  useIsomorphicLayoutEffect(() => {
    update()
  }, [
    connection,
    hasSources,
    modules,
    queryClient,
    position,
    minLength,
    limit,
    kinds?.join(),
    filterItem,
    enabled.service,
    idleItems,
    query,
  ])
  useEffect(() => fetcher.stop, [fetcher])
  return fetcher
}

/** The maximum number of rows, even if the service sends more. */
const mostRows = 50
