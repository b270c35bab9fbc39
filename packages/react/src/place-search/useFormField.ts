'use client'

import { type RefObject, useEffect } from 'react'
import { useFormEvent } from '../internals/useFormEvent.ts'

interface FormField {
  /** Called when the form around the input is reset. */
  readonly reset: () => void
  /** Called when it is sent, and when the field can no longer be edited. */
  readonly close: () => void
  readonly isEditable: boolean
  /** The reason why the value cannot be sent; an empty text where it can. */
  readonly fault: string
}

/** Makes the input a field of the form around it: it is reset with it, closed when it is sent, and may keep it from being sent. */
export function useFormField(
  input: RefObject<HTMLInputElement | null>,
  { reset, close, isEditable, fault }: FormField,
): void {
  useFormEvent(input, 'reset', reset)
  useFormEvent(input, 'submit', close)
  useEffect(() => {
    if (!isEditable) close()
  }, [isEditable, close])
  useEffect(() => {
    input.current?.setCustomValidity(fault)
  }, [input, fault])
}
