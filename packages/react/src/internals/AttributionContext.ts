'use client'

import { type Context, createContext, useContext, useEffect } from 'react'

/** How a card learns that its review provider is credited: called by what credits it, and back when that goes. */
export const AttributionContext: Context<(() => () => void) | undefined> = createContext<
  (() => () => void) | undefined
>(undefined)

/** Tells the card around it, if there is one, that this component credits the review provider, so that the card need not. */
export function useCredit(): void {
  const credit = useContext(AttributionContext)
  useEffect(() => credit?.(), [credit])
}
