'use client'

import { type RefObject, useEffect } from 'react'
import { useHandler } from './useHandler.ts'

/** Calls back when the form is reset that the input belongs to. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const reset = useHandler(onReset)
  useEffect(() => {
    const form = input.current?.form
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [input, reset])
}
