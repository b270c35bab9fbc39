'use client'

import { useMemo } from 'react'
import type { Messages } from '../messages/Messages.ts'
import { useSignpost } from './useSignpost.ts'

/**
 * Returns the messages of a component: its own `messages` override those of the provider, which override English. The component passes its
 * English messages, so that a page loads only the messages of the components it uses.
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
