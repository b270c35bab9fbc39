'use client'

import type { ReactNode } from 'react'

export interface PlaceCardActionProps {
  /** What the button says. */
  readonly label: string
  /** A drawing of 20 by 20 before the label. */
  readonly icon?: ReactNode
  /** Makes it a link. */
  readonly href?: string | undefined
  /** Called when it is pressed; with a `href` it is a link. */
  readonly onClick?: (() => void) | undefined
  /** Whether it is the one that most readers want. */
  readonly isPrimary?: boolean | undefined
  /** Whether only its icon is seen; the label is its tooltip. */
  readonly hideLabel?: boolean | undefined
}

/** A button or link of a card, for what the library does not know. */
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
