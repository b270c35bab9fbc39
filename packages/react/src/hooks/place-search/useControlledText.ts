'use client'

import { useState } from 'react'
import { useHandler } from './useHandler.ts'

export interface TextOptions {
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onValueChange?: ((value: string) => void) | undefined
}

/** The text of the input: the app's `value` when it gives one, else our own. */
export function useControlledText({
  value,
  defaultValue = '',
  onValueChange,
}: TextOptions): readonly [text: string, change: (text: string) => void] {
  const [own, setOwn] = useState(defaultValue)
  const text = value ?? own
  const change = useHandler((next: string) => {
    if (next === text) return
    if (value === undefined) setOwn(next)
    onValueChange?.(next)
  })
  return [text, change]
}
