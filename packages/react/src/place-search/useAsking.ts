'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { resolveNear } from '../domain/near.ts'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type Asking, type AskingSettings, createAsking } from './createAsking.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { BoxStore } from './useBoxStore.ts'
import type { UserPosition } from './useUserPosition.ts'

/** Asks for the text of the box while it is open. A key asks in its own task; all else is asked as it is rendered. */
export function useAsking(
  store: BoxStore,
  options: PlaceSearchOptions,
  { position }: UserPosition,
  idleItems: readonly PlaceSearchItem[],
): Asking {
  const signpost = useSignpost()
  const queryClient = useQueryClient()
  const { connection, clock } = signpost
  const { near, userPosition, limit, minLength = 1, kinds, toQuery, analytics } = options
  const settings: AskingSettings = {
    connection,
    queryClient,
    clock,
    requests: options.requests ?? signpost.requests,
    minLength,
    askedLimit: limit,
    limit: Math.min(limit ?? 10, mostRows),
    kinds,
    userPosition,
    center: () => resolveNear(near) ?? resolveNear(signpost.near) ?? position,
    toQuery,
    idleItems,
    onRequest: (query) => analytics?.onRequest?.({ query }),
    highlightFirst: options.highlightFirst,
  }
  const latest = useRef(settings)
  useInsertionEffect(() => {
    latest.current = settings
  })
  const [asking] = useState(() => createAsking(store, () => latest.current))

  const { subscribe, get } = store
  useEffect(() => {
    let before = get()
    return subscribe(() => {
      const { text, isOpen } = before
      before = get()
      if (before.text !== text || before.isOpen !== isOpen) asking.update()
    })
  }, [asking, subscribe, get])

  // A function that makes another query of the same text: it has learned something.
  const query = toQuery?.(store.state.text)
  useIsomorphicLayoutEffect(() => {
    asking.update()
  }, [asking, connection, queryClient, position, minLength, limit, kinds?.join(), idleItems, query])
  useEffect(() => asking.stop, [asking])
  return asking
}

/** Whatever the service sends. */
const mostRows = 50
