'use client'

import { type RefObject, useEffect, useState } from 'react'
import { useFormEvent } from '../internals/useFormEvent.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'

export interface FieldError {
  /** The error of the value, once the user has left the field or sent the form; else empty. */
  readonly error: string
  readonly props: {
    readonly onBlur: () => void
    readonly onInvalid: () => void
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }
  /** Judges the value again. */
  readonly judge: () => void
}

/** Our own validation of an input: the browser's has no format of the post, and is not in the language of the form. */
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
    // A complaint goes as soon as it is met; another one comes once the user has finished.
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
