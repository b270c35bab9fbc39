'use client'

import type { AddressValues, Coordinate, Place } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { resolveNear } from '../domain/near.ts'
import { needsCenter } from '../domain/requiredToSearch.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAutofillOptions } from './AddressAutofill.ts'
import { addressParts } from './addressParts.ts'
import { typedValues } from './formFields.ts'
import type { AddressDoubt } from './verdictOf.ts'

/** The answer to a check. */
interface Checked {
  /** The place that the service found. */
  readonly place?: Place | null | undefined
  readonly doubt: AddressDoubt | undefined
}

/** An address that the user has to confirm. */
export interface Doubt extends AddressDoubt {
  readonly place: Place | undefined
  /** The country of the typed address. */
  readonly country: string | undefined
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

export interface CheckHandlers {
  /** Called with the place of an address that needs no question. */
  readonly known: (place: Place) => void
  /** Called when the user has to confirm the address. */
  readonly refused: (doubt: AddressDoubt) => void
}

/**
 * Checks the address in the fields before their form is submitted: the app's `validate` is asked, else the service. If that fails, the form
 * is submitted anyway.
 */
export function useAddressCheck(
  line: RefObject<HTMLInputElement | null>,
  { near, minAccuracy = 9, validate }: AddressAutofillOptions,
  on: CheckHandlers,
): AddressCheck {
  const { connection, clock, language, ...signpost } = useSignpost()
  const queryClient = useQueryClient()
  const [isChecking, setChecking] = useState(false)
  const [doubt, setDoubt] = useState<Doubt>()
  /** The key of the address that needs no check. */
  const trusted = useRef<string>(undefined)
  /** The abort controller of the running request. */
  const running = useRef<AbortController>(undefined)

  /** The key of the address in the fields. The service knows nothing of the second line. */
  const keyNow = (): string | undefined => {
    const values = line.current && typedValues(line.current)
    return JSON.stringify({ ...values, ...(!validate && { 'address-line2': '' }) })
  }
  const searchCenter = (): Coordinate | undefined => resolveNear(near) ?? resolveNear(signpost.near)
  const ask = async (
    typed: AddressValues,
    near: Coordinate | undefined,
    signal: AbortSignal,
  ): Promise<Checked> => {
    const loading = addressParts.load()
    if (validate) {
      const asked = validate(typed, { signal, language })
      const [{ doubtOf }, verdict] = await Promise.all([loading, asked])
      return { doubt: doubtOf(typed, verdict) }
    }
    const [parts, { geocodeAddress }] = await Promise.all([
      loading,
      import('../queries/geocodeAddress.ts'),
    ])
    const query = parts.checkQuery(parts.addressOf(typed))
    const place = await geocodeAddress(queryClient, connection, { query, near }, signal)
    return { place, doubt: parts.doubtOf(typed, parts.verdictOf(place, typed, minAccuracy)) }
  }
  /** Checks an address; undefined when the request fails. */
  const findAnswer = (
    typed: AddressValues,
    near: Coordinate | undefined,
    signal: AbortSignal,
  ): Promise<Checked | undefined> => {
    const aborted = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined))
    })
    return Promise.race([ask(typed, near, signal).catch(() => undefined), aborted])
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
    trusted.current = keyNow()
  })
  const send = useStableCallback((submitter: HTMLElement | null) => {
    stop()
    trust()
    const { form } = line.current ?? {}
    form?.requestSubmit(submitter && form.contains(submitter) ? submitter : null)
  })
  const check = async (
    submitter: HTMLElement | null,
    near: Coordinate | undefined,
  ): Promise<void> => {
    stop()
    if (!line.current) return
    const request = new AbortController()
    running.current = request
    const timer = clock.setTimeout(() => request.abort(), longestWait)
    setChecking(true)
    const typed = typedValues(line.current)
    // `requestSubmit` does nothing while the form is dispatching its submit event, so wait for the next task.
    await new Promise((resolve) => setTimeout(resolve))
    const answer = await findAnswer(typed, near, request.signal)
    clock.clearTimeout(timer)
    if (running.current !== request || !line.current) return
    setChecking(false)
    const place = answer?.place ?? undefined
    if (!answer?.doubt) {
      if (place) on.known(place)
      return send(submitter)
    }
    setDoubt({ ...answer.doubt, place, country: typed.country, submitter })
    on.refused(answer.doubt)
  }
  const submit = useStableCallback((event: SubmitEvent) => {
    if (event.defaultPrevented || !line.current) return
    const near = searchCenter()
    const canAsk = validate || (minAccuracy > 0 && (near || !needsCenter(connection)))
    const isBlank = !typedValues(line.current)['address-line1']
    if (!canAsk || isBlank || keyNow() === trusted.current) return
    // Other listeners must not see a submission that is only delayed.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isChecking) void check(event.submitter, near)
  })
  return { isChecking, doubt, submit, trust, send, stop }
}

/** The time in milliseconds after which the form is submitted without an answer. */
const longestWait = 5000
