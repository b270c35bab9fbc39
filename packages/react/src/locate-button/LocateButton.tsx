'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
import { Icon } from '../icons/Icon.tsx'
import { Button } from '../kit/Button.tsx'
import { useMessages } from '../provider/useMessages.ts'
import type { LocateButtonMessages } from './LocateButtonMessages.ts'
import { en } from './LocateButtonMessages.ts'
import { type LocateOptions, type LocateState, useLocate } from './useLocate.ts'

export interface LocateButtonProps extends LocateOptions, RootProps {
  /** Hides the label visually; screen readers still announce it. */
  readonly hideLabel?: boolean | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<LocateButtonMessages> | undefined
}

/**
 * A button that locates the user. It asks for permission only when it is pressed, and explains a failure.
 *
 * @example
 * ```tsx
 * <LocateButton onLocate={({ latitude, longitude }) => show({ latitude, longitude })} />
 * ```
 */
export const LocateButton: ComponentWithRef<LocateButtonProps, HTMLDivElement> = forwardRef(
  function LocateButton(props: LocateButtonProps, ref) {
    const messages = useMessages('locateButton', en, props.messages)
    const locating = useLocate(props)
    const { status, locate } = locating
    const text = textOf(locating, messages)
    return (
      <div ref={ref} {...rootProps('locate-button', props)} data-status={status}>
        <Button
          // It is not disabled, because a disabled button loses the focus.
          aria-disabled={status === 'loading' || undefined}
          part="button"
          onClick={locate}
        >
          <Icon name="location" part="icon" />
          <span data-hidden={props.hideLabel ? '' : undefined}>{messages.label}</span>
        </Button>
        <p role="status" data-part="text" data-hidden={status === 'error' ? undefined : ''}>
          {text}
        </p>
      </div>
    )
  },
)

function textOf(
  { status, fault }: LocateState,
  messages: LocateButtonMessages,
): string | undefined {
  if (status === 'loading') return messages.locating
  if (status === 'ready') return messages.found
  return fault && messages[fault]
}
