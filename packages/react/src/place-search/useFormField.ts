'use client'

import { type RefObject, useEffect } from 'react'
import { useFormEvent } from '../internals/useFormEvent.ts'

interface FormField {
  /** Called when the form around the input is reset. */
  readonly reset: () => void
  /** Called when the form is submitted, and when the field becomes read-only or disabled. */
  readonly close: () => void
  readonly isEditable: boolean
  /** The validation message; empty for a valid value. */
  readonly fault: string
}

/** Connects the input to its form: resets it with the form, closes the list on submit, and blocks the submission of an invalid value. */
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
