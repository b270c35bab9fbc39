'use client'

import type { Coordinate, Place } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { resolveNear } from '../domain/near.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { zoneParts } from '../internals/zone/zoneParts.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAutofillOptions } from './AddressAutofill.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'

export interface ZoneCheck {
  /** True if the address is in the zone, false if it is not; undefined while this is not known. */
  readonly inside: boolean | undefined
  /** Determines whether a place is in the zone; without a place, it is not known. Resolves when it is. */
  readonly check: (place: Place | undefined) => Promise<void>
}

/** Determines whether the place of an address is in the zone of the app. An address outside makes its first line invalid. */
export function useZoneCheck(
  line: RefObject<HTMLInputElement | null>,
  { near, inside: outline, withinMinutes, onInsideChange }: AddressAutofillOptions,
  messages: AddressFormMessages,
): ZoneCheck {
  const { connection, clock, ...signpost } = useSignpost()
  const queryClient = useQueryClient()
  const [inside, setInside] = useState<boolean>()
  const place = useRef<Place>(undefined)
  const settled = useRef<boolean>(undefined)
  const turn = useRef(0)
  const problem = useRef('')
  const hasZone = outline !== undefined || withinMinutes !== undefined
  useEffect(() => {
    // A failed import is repeated by the check.
    if (hasZone) void zoneParts.load().catch(() => undefined)
  }, [hasZone])

  /** Leaves the validity that an app has set alone, as long as there is no problem with the zone. */
  const setProblem = (text: string): void => {
    if (problem.current !== text) line.current?.setCustomValidity(text)
    problem.current = text
  }
  const settle = (next: boolean | undefined): void => {
    setProblem(next === false ? messages.outside : '')
    if (next === settled.current) return
    settled.current = next
    setInside(next)
    onInsideChange?.(next)
  }
  const ask = async (point: Coordinate): Promise<boolean | undefined> => {
    const zone = { inside: outline, withinMinutes }
    const origin = resolveNear(near) ?? resolveNear(signpost.near)
    const { isInZone } = await zoneParts.load()
    return isInZone(point, zone, { queryClient, connection, origin })
  }
  const check = useStableCallback(async (next: Place | undefined): Promise<void> => {
    place.current = next
    turn.current += 1
    const mine = turn.current
    const point = hasZone ? next?.coordinate : undefined
    if (!point) return settle(undefined)
    setProblem(messages.checking)
    const answer = await new Promise<boolean | undefined>((resolve) => {
      const timer = clock.setTimeout(() => resolve(undefined), longestWait)
      const known = ask(point).catch(() => undefined)
      void known.then(resolve).finally(() => clock.clearTimeout(timer))
    })
    if (mine === turn.current) finish(answer)
  })
  const finish = useStableCallback(settle)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  const limit = JSON.stringify(withinMinutes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal limit is the same.
  useEffect(() => {
    if (place.current) void check(place.current)
  }, [outline, limit, check])
  return { inside, check }
}

/** The time in milliseconds after which the form is usable without an answer. */
const longestWait = 5000
