'use client'

import type { Coordinate, Place } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { resolveNear } from '../domain/near.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { zoneCode } from '../internals/zone/zoneCode.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAutofillOptions } from './AddressAutofill.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'

export interface ZoneCheck {
  /** True if the address is in the zone, false if it is not; undefined while this is not known. */
  readonly isInside: boolean | undefined
  /** Determines whether a place is in the zone; without a place, it is not known. */
  readonly check: (place: Place | undefined) => void
  /** True while a submission waits for the check. */
  readonly isWaiting: boolean
  /** Delays the submission of a form while its address is checked; returns false if there is nothing to wait for. */
  readonly submit: (event: SubmitEvent) => boolean
}

/** Determines whether the place of an address is in the zone of the app. An address outside makes its first line invalid. */
export function useZoneCheck(
  line: RefObject<HTMLInputElement | null>,
  { near, inside: outline, withinMinutes, onInsideChange }: AddressAutofillOptions,
  messages: AddressFormMessages,
): ZoneCheck {
  const { connection, clock, ...signpost } = useSignpost()
  const queryClient = useQueryClient()
  const [isInside, setInside] = useState<boolean>()
  const place = useRef<Place>(undefined)
  const settled = useRef<boolean>(undefined)
  const pending = useRef<Promise<unknown>>(undefined)
  const [isWaiting, setWaiting] = useState(false)
  const problem = useRef('')
  const isZoned = outline !== undefined || withinMinutes !== undefined
  useEffect(() => {
    // A failed import is repeated by the check.
    if (isZoned) void zoneCode.load().catch(() => undefined)
  }, [isZoned])

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
  const finish = useStableCallback(settle)
  const ask = async (point: Coordinate): Promise<boolean | undefined> => {
    const { isInside, isNear } = await zoneCode.load()
    if (outline && !isInside(outline, point)) return false
    if (!withinMinutes) return true
    const origin = resolveNear(near) ?? resolveNear(signpost.near)
    return isNear(point, withinMinutes, { queryClient, connection, origin })
  }
  const check = useStableCallback((next: Place | undefined): void => {
    place.current = next
    pending.current = undefined
    const point = isZoned ? next?.coordinate : undefined
    if (!point) {
      settle(undefined)
      return
    }
    const answer = new Promise<boolean | undefined>((resolve) => {
      const timer = clock.setTimeout(() => resolve(undefined), longestWait)
      const known = ask(point).catch(() => undefined)
      void known.then(resolve).finally(() => clock.clearTimeout(timer))
    })
    const finished = answer.then((isIn) => {
      if (pending.current !== finished) return
      pending.current = undefined
      finish(isIn)
    })
    pending.current = finished
  })
  const sendLater = async (submitter: HTMLElement | null): Promise<void> => {
    const { current: checked } = place
    setWaiting(true)
    while (pending.current) await pending.current
    // `requestSubmit` does nothing while the form is dispatching its submit event, so wait for the next task.
    await new Promise((resolve) => setTimeout(resolve))
    setWaiting(false)
    const { form } = line.current ?? {}
    if (place.current === checked) {
      form?.requestSubmit(submitter && form.contains(submitter) ? submitter : null)
    }
  }
  const submit = useStableCallback((event: SubmitEvent): boolean => {
    if (event.defaultPrevented || !pending.current) return false
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isWaiting) void sendLater(event.submitter)
    return true
  })
  useEffect(
    () => () => {
      pending.current = undefined
    },
    [],
  )
  const limit = JSON.stringify(withinMinutes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal limit is the same.
  useEffect(() => {
    if (place.current) check(place.current)
  }, [outline, limit, check])
  return { isInside, check, isWaiting, submit }
}

/** The time in milliseconds after which the form is usable without an answer. */
const longestWait = 5000
