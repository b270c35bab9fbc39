'use client'

import type { ReactNode } from 'react'

export interface PlaceCardActionProps {
  /** The label of the button. */
  readonly label: string
  /** A drawing of 20 by 20 before the label. */
  readonly icon?: ReactNode
  /** Makes it a link. */
  readonly href?: string | undefined
  /** Called when it is pressed; with a `href` it is a link. */
  readonly onClick?: (() => void) | undefined
  /** True for the action that most readers want. */
  readonly isPrimary?: boolean | undefined
  /** Shows only the icon; the label is its tooltip. */
  readonly hideLabel?: boolean | undefined
}

/**
 * A button or link of a card for an action of the app.
 *
 * @example
 * ```tsx
 * <PlaceCardActions>
 *   <PlaceCardAction label="Save" onClick={() => show(place)} />
 * </PlaceCardActions>
 * ```
 */
export function PlaceCardAction({
  label,
  icon,
  href,
  onClick,
  isPrimary,
  hideLabel,
}: PlaceCardActionProps): ReactNode {
  const shared = {
    'data-part': 'card-action',
    'data-primary': isPrimary || undefined,
    'data-icon': hideLabel || undefined,
    title: hideLabel ? label : undefined,
  }
  const inside = (
    <>
      {icon}
      <span data-hidden={hideLabel ? '' : undefined}>{label}</span>
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" onClick={onClick} {...shared}>
        {inside}
      </button>
    )
  }
  return (
    <a href={href} rel="noopener noreferrer" onClick={onClick} {...shared}>
      {inside}
    </a>
  )
}
