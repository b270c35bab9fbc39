'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCopy } from '../internals/useCopy.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardAction } from './PlaceCardAction.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

export interface PlaceCardCopyProps extends PlaceCardPartProps {
  /** Shows only the icon. */
  readonly hideLabel?: boolean | undefined
}

export interface CopyActionProps extends RootProps {
  readonly label: string
  readonly text: string
  readonly path?: string | undefined
  readonly hideLabel?: boolean | undefined
  /** An action that is tried instead of copying, such as sharing; true when it succeeded. */
  readonly insteadOf?: (() => Promise<boolean>) | undefined
}

/** A button that copies a text, and confirms it with a tick and an announcement. Its size is constant. */
export const CopyAction: ComponentWithRef<CopyActionProps, HTMLElement> = forwardRef(
  function CopyAction(
    { label, text, path = placePaths.copy, insteadOf, hideLabel, className }: CopyActionProps,
    ref,
  ) {
    const { messages } = useCard()
    const { outcome, copy } = useCopy()
    const press = async (): Promise<void> => {
      if (!(await insteadOf?.())) await copy(text)
    }
    return (
      <>
        <PlaceCardAction
          ref={ref}
          className={className}
          label={label}
          hideLabel={hideLabel}
          icon={<SvgIcon path={outcome === 'copied' ? placePaths.check : path} />}
          onClick={() => void press()}
        />
        <span role="status" data-part="live">
          {outcome === 'copied' ? messages.copied : outcome === 'failed' && messages.copyFailed}
        </span>
      </>
    )
  },
)
