'use client'

import { elapsedTime } from '@signpost/client/domain'
import { useEffect, useRef } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressFormEvent } from './AddressFormEvent.ts'
import { addressParts } from './addressParts.ts'
import type { FormReports } from './createFormReports.ts'

/** Calls a function with the reports and the current time, if the app listens. */
export type Inform = (send: (reports: FormReports, at: number) => void) => void

/** Reports to the app how a form is filled in. The code loads on mount if the app listens; earlier calls wait for it. */
export function useFormReports(onEvent: ((event: AddressFormEvent) => void) | undefined): Inform {
  const { clock } = useSignpost()
  const made = useRef<FormReports>(undefined)
  const report = useStableCallback((event: AddressFormEvent) => onEvent?.(event))
  const inform = useStableCallback<Parameters<Inform>, void>((send) => {
    if (!onEvent) return
    const at = elapsedTime(clock)
    addressParts.load().then(
      ({ createFormReports }) => {
        made.current ??= createFormReports(report)
        send(made.current, at)
      },
      () => {},
    )
  })
  const isHeard = !!onEvent
  useEffect(() => {
    if (isHeard) inform(() => {})
  }, [inform, isHeard])
  return inform
}
