'use client'

import type { Place } from '@signpost/client'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useCopy } from '../internals/useCopy.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardAction } from './PlaceCardAction.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

/** An action of a card: its label, its icon, and a link, a function or a text to copy. */
interface CardAction {
  readonly label: string
  readonly path: string
  readonly href?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly copies?: string | undefined
  /** An alternative to copying, such as sharing; resolves to true when it succeeded. */
  readonly insteadOf?: (() => Promise<boolean>) | undefined
  readonly primary?: boolean | undefined
  readonly hideLabel?: boolean | undefined
}

export interface ActionOfPlaceProps extends PlaceCardPartProps {
  /** Returns the action; `undefined`, which renders nothing, if it does not apply to the place. */
  readonly action: (place: Place, card: ReturnType<typeof useCard>) => CardAction | undefined
}

/** The button or link of an action of a place. */
export const ActionOfPlace: ComponentWithRef<ActionOfPlaceProps, HTMLElement> = forwardRef(
  function ActionOfPlace({ place: own, action: actionOf, ...root }: ActionOfPlaceProps, ref) {
    const place = useCardPlace(own)
    const card = useCard()
    const action = place && actionOf(place, card)
    if (!action) return null
    const { path, copies, ...others } = action
    const shared = { ref, ...root, ...others }
    return copies === undefined ? (
      <PlaceCardAction {...shared} icon={<SvgIcon path={path} />} />
    ) : (
      <CopyAction {...shared} path={path} copies={copies} />
    )
  },
)

type CopyActionProps = CardAction & RootProps & { readonly copies: string }

/** A button that copies a text, and confirms it for a moment with a check mark and another label, which is announced. */
const CopyAction: ComponentWithRef<CopyActionProps, HTMLElement> = forwardRef(function CopyAction(
  { copies, path, insteadOf, ...props }: CopyActionProps,
  ref,
) {
  const { messages } = useCard()
  const { outcome, copy } = useCopy()
  const done = outcome && messages[outcome === 'copied' ? 'copied' : 'copyFailed']
  const press = async (): Promise<void> => {
    if (!(await insteadOf?.())) await copy(copies)
  }
  return (
    <>
      <PlaceCardAction
        {...props}
        label={done ?? props.label}
        ref={ref}
        icon={<SvgIcon path={outcome === 'copied' ? placePaths.check : path} />}
        onClick={() => void press()}
      />
      <span role="status" data-part="live">
        {done}
      </span>
    </>
  )
})
