import type { ReactNode } from 'react'
import { type IconName, iconPaths } from './iconPaths.ts'

export interface IconProps {
  readonly name: IconName
  /** The part of a component that it is, for stylesheets. */
  readonly part?: string | undefined
}

/** A drawing beside words: in the colour of the text, and not said. */
export function Icon({ name, part }: IconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      data-part={part}
      data-mirrored={name === 'term' || undefined}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
