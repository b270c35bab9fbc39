'use client'

import { useState } from 'react'

export interface ControllableStateOptions<Value> {
  /** The value when the app decides it. `undefined` leaves it to the component; a value of none is `null`. */
  readonly value: Value | undefined
  /** The value that the component starts with when it keeps the value itself. */
  readonly defaultValue: Value
  /** Called with each value that the user chooses, whoever keeps it. */
  readonly onChange: ((value: Value) => void) | undefined
  /** When this changes, the component starts with `defaultValue` again. */
  readonly resetOn?: unknown
}

/**
 * A value that the app decides (`value`), or that the component keeps itself when `value` is `undefined`. The two can take turns: when
 * the app stops deciding, the component starts with `defaultValue` again, not with what was chosen long ago.
 *
 * @example
 * const [open, setOpen] = useControllableState({ value: props.open, defaultValue: false, onChange: props.onOpenChange })
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
