'use client'

import { createElement, forwardRef, type ReactNode } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'

export interface PlaceCardActionProps extends RootProps {
  /** The label of the button. */
  readonly label: string
  /** An icon of 20 by 20 pixels before the label. */
  readonly icon?: ReactNode
  /** The URL, which makes the action a link. */
  readonly href?: string | undefined
  /** Called when the user presses the action. */
  readonly onClick?: (() => void) | undefined
  /** True for the most important action. */
  readonly primary?: boolean | undefined
  /** Shows only the icon, with the label as its tooltip. */
  readonly hideLabel?: boolean | undefined
}

/**
 * A custom button or link in a card.
 *
 * @example
 * ```tsx
 * <PlaceCardActions>
 *   <PlaceCardAction label="Save" onClick={() => show(place)} />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardAction: ComponentWithRef<PlaceCardActionProps, HTMLElement> = forwardRef(
  function PlaceCardAction(
    { label, icon, href, onClick, primary, hideLabel, ...root }: PlaceCardActionProps,
    ref,
  ) {
    return createElement(
      href === undefined ? 'button' : 'a',
      {
        ...(href === undefined ? { type: 'button' } : { href, rel: 'noopener noreferrer' }),
        ref,
        title: hideLabel ? label : undefined,
        onClick,
        ...root,
        'data-part': hideLabel ? 'control' : 'tool',
        'data-primary': primary || undefined,
      },
      icon,
      <span data-hidden={hideLabel ? '' : undefined}>{label}</span>,
    )
  },
)
