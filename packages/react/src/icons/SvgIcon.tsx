import type { ReactNode } from 'react'

export interface SvgIconProps {
  readonly path: string
  /** The part of a component that it is, for stylesheets. */
  readonly part?: string | undefined
  /** Whether it is turned around where lines run from right to left. */
  readonly isMirrored?: boolean | undefined
  /** Whether it is drawn the other way round, as for the left what is drawn for the right. */
  readonly isFlipped?: boolean | undefined
}

/** A drawing beside words: in the colour of the text, and not said. */
export function SvgIcon({ path, part, isMirrored, isFlipped }: SvgIconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      data-part={part}
      data-mirrored={isMirrored || undefined}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} transform={isFlipped ? 'matrix(-1 0 0 1 20 0)' : undefined} />
    </svg>
  )
}
