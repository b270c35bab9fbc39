'use client'

import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/** The value of an earlier render for as long as it is made of the same parts, so that an object written in place is not a new one each time. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState({ value })
  if (replaceEqualDeep(stable.value, value) === stable.value) return stable.value
  setStable({ value })
  return value
}
