'use client'

import { type Context, createContext, useContext, useEffect } from 'react'

/**
 * Registers a credit of the review provider with the card, and returns a function that unregisters it. Each component that shows a credit
 * calls it, and unregisters the credit when it unmounts.
 */
export const AttributionContext: Context<(() => () => void) | undefined> = createContext<
  (() => () => void) | undefined
>(undefined)

/**
 * Registers the calling component as a credit of the review provider with the surrounding card, if any, so that the card does not add
 * another credit.
 */
export function useCredit(): void {
  const credit = useContext(AttributionContext)
  useEffect(() => credit?.(), [credit])
}
