'use client'

import type { ReactNode } from 'react'

export interface PlaceCardActionProps {
  readonly label: string
  /** A drawing of 20 by 20 before the label. */
  readonly icon?: ReactNode
  /** Makes it a link. */
  readonly href?: string | undefined
  readonly onClick?: (() => void) | undefined
  /** Whether it is the one that most readers want. */
  readonly isPrimary?: boolean | undefined
}

/** A button or link of a card, for what the library does not know. */
export function PlaceCardAction({
  label,
  icon,
  href,
  onClick,
  isPrimary,
}: PlaceCardActionProps): ReactNode {
  const look = { 'data-part': 'card-action', 'data-primary': isPrimary || undefined }
  const inside = (
    <>
      {icon}
      <span>{label}</span>
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" onClick={onClick} {...look}>
        {inside}
      </button>
    )
  }
  return (
    <a href={href} rel="noopener noreferrer" onClick={onClick} {...look}>
      {inside}
    </a>
  )
}
