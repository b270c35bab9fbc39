'use client'

import { useMemo } from 'react'
import type { Messages } from '../messages/Messages.ts'
import { useSignpost } from './useSignpost.ts'

/**
 * The messages of a component: its own props over those of the provider over English, which is part of the component, so that a page loads no messages of others.
 *
 * @example
 * ```tsx
 * import type { Messages } from '@signpost/react'
 *
 * function ShareButton({ english }: { english: Messages['placeCard'] }) {
 *   return <button type="button">{useMessages('placeCard', english).share}</button>
 * }
 * ```
 */
export function useMessages<Part extends keyof Messages>(
  part: Part,
  english: Messages[Part],
  own?: Partial<Messages[Part]> | undefined,
): Messages[Part] {
  const provided: Partial<Messages[Part]> | undefined = useSignpost().messages[part]
  return useMemo(() => ({ ...english, ...provided, ...own }), [english, provided, own])
}
