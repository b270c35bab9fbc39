'use client'

import { type RefObject, useEffect } from 'react'
import { useStableCallback } from './useStableCallback.ts'

/** Calls back when the form is reset or sent that the input belongs to. */
export function useFormEvent(
  input: RefObject<HTMLInputElement | null>,
  type: 'reset' | 'submit',
  handler: () => void,
): void {
  const handle = useStableCallback(handler)
  useEffect(() => {
    const form = input.current?.form
    form?.addEventListener(type, handle)
    return () => form?.removeEventListener(type, handle)
  }, [input, type, handle])
}
