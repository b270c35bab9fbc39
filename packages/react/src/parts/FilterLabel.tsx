'use client'

import type { LabelHTMLAttributes, ReactNode } from 'react'

export interface FilterLabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
  /** Keeps the label for screen readers only. */
  readonly isHidden: boolean | undefined
}

/** The label of the search field. */
export function FilterLabel({ isHidden, ...props }: FilterLabelProps): ReactNode {
  // biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props.
  return <label {...props} data-part="label" data-hidden={isHidden ? '' : undefined} />
}
