'use client'

import { useRef } from 'react'
import { useLazyModule } from '../internals/useLazyModule.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressFormEvent } from './AddressFormEvent.ts'
import { addressParts } from './addressParts.ts'
import type { FormReports } from './createFormReports.ts'
import type { Fill } from './useFillAndUndo.ts'

/** The reports to an app that listens; undefined until their code, which loads on mount, is there. */
export function useFormReports(
  onEvent: ((event: AddressFormEvent) => void) | undefined,
  fields: Fill,
): FormReports | undefined {
  const { clock } = useSignpost()
  const parts = useLazyModule(addressParts, !!onEvent)
  const reports = useRef<FormReports>(undefined)
  const report = useStableCallback((event: AddressFormEvent) => onEvent?.(event))
  if (!parts || !onEvent) return undefined
  reports.current ??= parts.createFormReports(report, clock, fields)
  return reports.current
}
