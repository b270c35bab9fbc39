'use client'

import { type Context, createContext, useContext, useEffect } from 'react'

/**
 * Registers a credit of the review provider with the card: each component that shows one calls it, and calls the returned function when it
 * unmounts.
 */
export const AttributionContext: Context<(() => () => void) | undefined> = createContext<
  (() => () => void) | undefined
>(undefined)

/**
 * Registers this component as a credit of the review provider with the card around it, if there is one, so that the card need not show its
 * own.
 */
export function useCredit(): void {
  const credit = useContext(AttributionContext)
  useEffect(() => credit?.(), [credit])
}
