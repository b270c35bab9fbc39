'use client'

import { useState } from 'react'
import { useHandler } from './place-search/useHandler.ts'

export interface GivenOrOwn<Value> {
  /** Whether the app decides the value. It may decide for `undefined`. */
  readonly isGiven: boolean
  readonly given: Value
  /** The value at first, where it is left to the component. */
  readonly first: Value
  readonly onChange: ((value: Value) => void) | undefined
}

/** A value that the app decides where it gives one, and else the component. */
export function useGivenOrOwn<Value>({
  isGiven,
  given,
  first,
  onChange,
}: GivenOrOwn<Value>): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(first)
  const change = useHandler((value: Value) => {
    setOwn(() => value)
    onChange?.(value)
  })
  return [isGiven ? given : own, change]
}
