'use client'

import { type RefObject, useEffect } from 'react'
import { useStableCallback } from './useStableCallback.ts'

/** Calls a function when the form of an input is reset or submitted. */
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
