'use client'

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormEvent } from '../internals/useFormEvent.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'

type Field = HTMLInputElement | HTMLSelectElement

export interface FieldError {
  /** The visible error of the value; empty if there is none. */
  readonly error: string
  readonly props: {
    readonly onBlur: () => void
    readonly onInvalid: (event: FormEvent<Field>) => void
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }
  /** Validates the value again. */
  readonly judge: () => void
}

export interface FieldErrorOptions {
  /** The id of the field, and the prefix of the id of its error. */
  readonly id: string
  /** The error of an empty field; empty if the field is not required. */
  readonly missing: string
  /** Returns the error of a value; empty if it is valid. Without the function, the custom validity of the field is the app's. */
  readonly problemOf?: (value: string) => string
}

/**
 * Validates a field, and shows its error in place of the browser's message, which may be in another language: of a wrong or removed value once
 * the user has left the field, of a missing one once the form was submitted.
 */
export function useFieldError(
  field: RefObject<Field | null>,
  { id, missing, problemOf }: FieldErrorOptions,
): FieldError {
  const [error, setError] = useState('')
  const hadValue = useRef(false)
  const findError = (): string => {
    const { current } = field
    if (!current) return ''
    if (current.value !== '') hadValue.current = true
    if (problemOf) current.setCustomValidity(problemOf(current.value))
    return current.validity.valueMissing ? missing : current.validationMessage
  }
  const judge = useStableCallback(() => {
    const found = findError()
    // A visible error disappears as soon as the value is valid; a new one appears only once the user has finished.
    setError((shown) => (shown === '' ? '' : found))
  })
  const leave = useStableCallback(() => {
    const found = findError()
    setError((shown) => (shown === '' && !hadValue.current ? '' : found))
  })
  const refuse = useStableCallback((event: FormEvent<Field>) => {
    setError(findError())
    if (event.defaultPrevented) return
    event.preventDefault()
    const { currentTarget } = event
    // The browser may focus a later field, of the app, once all fields have had their event.
    if (firstInvalid(currentTarget) === currentTarget) setTimeout(() => currentTarget.focus())
  })
  const problem = problemOf?.(field.current?.value ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another format, or other words for it, is another judgement.
  useEffect(judge, [problem, missing])
  useFormEvent(field, 'reset', () => {
    if (problemOf) field.current?.setCustomValidity('')
    hadValue.current = false
    setError('')
  })
  return {
    error,
    judge,
    props: {
      onBlur: leave,
      onInvalid: refuse,
      'aria-invalid': error === '' ? undefined : true,
      'aria-describedby': error === '' ? undefined : `${id}-error`,
    },
  }
}

/** Returns the first invalid field of the form of a field. */
function firstInvalid(field: Field): Element | undefined {
  const fields = field.form ? [...field.form.elements] : [field]
  return fields.find((each) => 'validity' in each && !(each as Field).validity.valid)
}
