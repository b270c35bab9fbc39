'use client'

import { type RefObject, useEffect, useState } from 'react'
import { useFormEvent } from '../internals/useFormEvent.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'

export interface FieldError {
  /** The error of the value, once the user has left the field or submitted the form; else empty. */
  readonly error: string
  readonly props: {
    readonly onBlur: () => void
    readonly onInvalid: () => void
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }
  /** Validates the value again. */
  readonly judge: () => void
}

/** Validates an input. The browser's own validation knows no postal formats, and may not be in the language of the form. */
export function useFieldError(
  input: RefObject<HTMLInputElement | null>,
  id: string,
  problemOf: (value: string) => string,
): FieldError {
  const [error, setError] = useState('')
  const judge = useStableCallback(() => {
    const { current } = input
    if (!current) return
    const problem = problemOf(current.value)
    current.setCustomValidity(problem)
    // A visible error disappears as soon as the value is valid; a new one appears only once the user has finished.
    setError((shown) => (shown === '' ? '' : problem))
  })
  const show = useStableCallback(() => {
    judge()
    setError(problemOf(input.current?.value ?? ''))
  })
  const problem = problemOf(input.current?.value ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another format, or other words for it, is another judgement.
  useEffect(judge, [problem])
  useFormEvent(input, 'reset', () => {
    input.current?.setCustomValidity('')
    setError('')
  })
  return {
    error,
    judge,
    props: {
      onBlur: show,
      onInvalid: show,
      'aria-invalid': error === '' ? undefined : true,
      'aria-describedby': error === '' ? undefined : `${id}-error`,
    },
  }
}
