'use client'

import type { Address, Coordinate, Place } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { resolveNear } from '../domain/near.ts'
import { needsCenter } from '../domain/requiredToSearch.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAutofillOptions } from './AddressAutofill.ts'
import { addressParts } from './addressParts.ts'
import { typedAddress } from './formFields.ts'
import type { Proposal } from './proposalFor.ts'

/** An address that the service does not know well enough. */
export interface Doubt {
  readonly place: Place | null
  readonly proposal: Proposal | undefined
  readonly submitter: HTMLElement | null
}

export interface AddressCheck {
  readonly isChecking: boolean
  readonly doubt: Doubt | undefined
  /** Delays the submission of a form until its address is known, or the user confirms it. */
  readonly submit: (event: SubmitEvent) => void
  /** Accepts the address in the fields unchanged. */
  readonly trust: () => void
  /** Submits the form with the address in the fields. */
  readonly send: (submitter: HTMLElement | null) => void
  /** Ends the check, because the address has changed. */
  readonly stop: () => void
}

/** Looks up the address in the fields before their form is submitted. If the lookup fails, the form is submitted anyway. */
export function useAddressCheck(
  line: RefObject<HTMLInputElement | null>,
  { near, minAccuracy = 9 }: AddressAutofillOptions,
  onKnown: (place: Place) => void,
): AddressCheck {
  const { connection, clock, ...signpost } = useSignpost()
  const queryClient = useQueryClient()
  const [isChecking, setChecking] = useState(false)
  const [doubt, setDoubt] = useState<Doubt>()
  /** The key of the address that needs no check. */
  const trusted = useRef<string>(undefined)
  /** The abort controller of the running request. */
  const running = useRef<AbortController>(undefined)

  const searchCenter = (): Coordinate | undefined => resolveNear(near) ?? resolveNear(signpost.near)
  /** Looks up an address; undefined when the request fails. */
  const findAddress = (
    typed: Address,
    center: Coordinate | undefined,
    signal: AbortSignal,
  ): Promise<Place | null | undefined> => {
    const found = Promise.all([addressParts.load(), import('../queries/geocodeAddress.ts')])
      .then(([{ checkQuery }, { geocodeAddress }]) =>
        geocodeAddress(queryClient, connection, { query: checkQuery(typed), center }, signal),
      )
      .catch(() => undefined)
    const aborted = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined))
    })
    return Promise.race([found, aborted])
  }
  const abort = useStableCallback(() => {
    running.current?.abort()
    running.current = undefined
  })
  useEffect(() => abort, [abort])
  const stop = useStableCallback(() => {
    abort()
    setChecking(false)
    setDoubt(undefined)
  })
  const trust = useStableCallback(() => {
    trusted.current = line.current ? keyOf(line.current) : undefined
  })
  const send = useStableCallback((submitter: HTMLElement | null) => {
    stop()
    trust()
    const { form } = line.current ?? {}
    form?.requestSubmit(submitter && form.contains(submitter) ? submitter : null)
  })
  const check = async (
    submitter: HTMLElement | null,
    center: Coordinate | undefined,
  ): Promise<void> => {
    stop()
    if (!line.current) return
    const request = new AbortController()
    running.current = request
    const timer = clock.setTimeout(() => request.abort(), longestWait)
    setChecking(true)
    const typed = typedAddress(line.current)
    // `requestSubmit` does nothing while the form is dispatching its submit event, so wait for the next task.
    await new Promise((resolve) => setTimeout(resolve))
    const place = await findAddress(typed, center, request.signal)
    clock.clearTimeout(timer)
    if (running.current !== request || !line.current) return
    setChecking(false)
    const isKnown = place !== undefined && place !== null && (place.accuracy ?? 0) >= minAccuracy
    if (isKnown) onKnown(place)
    if (isKnown || place === undefined) return send(submitter)
    const proposal = place
      ? addressParts.loaded?.proposalFor(place, typedAddress(line.current))
      : undefined
    setDoubt({ place, proposal, submitter })
  }
  const submit = useStableCallback((event: SubmitEvent) => {
    if (event.defaultPrevented || !line.current || minAccuracy <= 0) return
    const isBlank = !typedAddress(line.current).street
    const center = searchCenter()
    const isLost = !center && needsCenter(connection)
    if (isBlank || isLost || keyOf(line.current) === trusted.current) return
    // Other listeners must not see a submission that is only delayed.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isChecking) void check(event.submitter, center)
  })
  return { isChecking, doubt, submit, trust, send, stop }
}

/** The time in milliseconds after which the form is submitted without an answer. */
const longestWait = 5000

function keyOf(line: HTMLInputElement): string {
  return JSON.stringify(typedAddress(line))
}
