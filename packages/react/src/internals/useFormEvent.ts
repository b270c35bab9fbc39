'use client'

import { type RefObject, useEffect } from 'react'
import { useStableCallback } from './useStableCallback.ts'

/** Calls a function when the form of a field is reset or submitted. */
export function useFormEvent(
  field: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  type: 'reset' | 'submit',
  handler: () => void,
): void {
  const handle = useStableCallback(handler)
  useEffect(() => {
    const form = field.current?.form
    form?.addEventListener(type, handle)
    return () => form?.removeEventListener(type, handle)
  }, [field, type, handle])
}
