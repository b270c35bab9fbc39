'use client'

import { useState } from 'react'
import type { AddressAutofillOptions } from './AddressAutofill.ts'

type ZoneOptions = Pick<AddressAutofillOptions, 'inside' | 'withinMinutes' | 'onInsideChange'>

/** Returns whether the address is in the zone, for the root of a component, and the options of the line below it that report it. */
export function useInside(given: ZoneOptions): readonly [boolean | undefined, ZoneOptions] {
  const { inside, withinMinutes, onInsideChange } = given
  const [isInside, setInside] = useState<boolean>()
  const report = (next: boolean | undefined): void => {
    setInside(next)
    onInsideChange?.(next)
  }
  return [isInside, { inside, withinMinutes, onInsideChange: report }]
}
