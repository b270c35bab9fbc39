'use client'

import { useState } from 'react'

export interface ControllableStateOptions<Value> {
  /** The value, when the app controls it. With `undefined`, the component keeps the state; `null` is a controlled value for none. */
  readonly value: Value | undefined
  /** The initial value when the component keeps the state itself. */
  readonly defaultValue: Value
  /** Called with each value that the user chooses, controlled or not. */
  readonly onChange: ((value: Value) => void) | undefined
  /** A value that resets the state to `defaultValue` when it changes. */
  readonly resetOn?: unknown
}

/**
 * A value that the app controls (`value`), or that the component stores when `value` is `undefined`. When the app stops controlling it, the
 * component starts with `defaultValue` again, not with an old choice.
 */
export function useControllableState<Value>({
  value,
  defaultValue,
  onChange,
  resetOn,
}: ControllableStateOptions<Value>): readonly [value: Value, change: (value: Value) => void] {
  const key = value === undefined ? resetOn : decidedByApp
  const [stored, setOwn] = useState({ key, value: defaultValue })
  let own = stored
  if (own.key !== key) {
    own = { key, value: defaultValue }
    setOwn(own)
  }
  const change = (next: Value): void => {
    if (value === undefined) setOwn({ key, value: next })
    onChange?.(next)
  }
  return [value === undefined ? own.value : value, change]
}

const decidedByApp = {}
