'use client'

import type { ReactNode } from 'react'
import { type LocateOptions, type Locating, useLocate } from '../../hooks/useLocate.ts'
import { Icon } from '../../icons/Icon.tsx'
import { en } from '../../messages/locate-button/en.ts'
import type { LocateButtonMessages } from '../../messages/locate-button/LocateButtonMessages.ts'
import { useMessages } from '../../provider/useMessages.ts'

export interface LocateButtonProps extends LocateOptions {
  /** Whether only screen readers are given the label. */
  readonly hideLabel?: boolean | undefined
  /** Words in the place of those of the language. */
  readonly messages?: Partial<LocateButtonMessages> | undefined
}

/** A button that finds the user, who is asked for leave only when it is pressed, and says why when it cannot. */
export function LocateButton({
  hideLabel = false,
  messages,
  ...options
}: LocateButtonProps): ReactNode {
  const words = useMessages('locateButton', en, messages)
  const locating = useLocate(options)
  const { status, locate } = locating
  const said = textOf(locating, words)
  return (
    <div data-signpost="locate-button" data-status={status}>
      <button
        type="button"
        // It keeps the focus, which a disabled button loses.
        aria-disabled={status === 'loading' || undefined}
        data-part="locate"
        onClick={locate}
      >
        <Icon name="location" part="locate-icon" />
        <span data-hidden={hideLabel ? '' : undefined}>{words.label}</span>
      </button>
      <p role="status" data-part="locate-text" data-hidden={status === 'error' ? undefined : ''}>
        {said}
      </p>
    </div>
  )
}

function textOf({ status, fault }: Locating, words: LocateButtonMessages): string | undefined {
  if (status === 'loading') return words.locating
  if (status === 'ready') return words.found
  return fault && words[fault]
}
