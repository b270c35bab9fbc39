import { forwardRef, memo, type ReactNode } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import type { CategoryHue } from './categoryIcons.ts'

export interface SvgIconProps extends RootProps {
  readonly path: string
  /** Its `data-part`, for stylesheets. */
  readonly part?: string | undefined
  /** The hue of its category. */
  readonly hue?: CategoryHue | undefined
  /** Mirrors the icon in right-to-left text. */
  readonly isMirrored?: boolean | undefined
  /** Flips the icon horizontally, such as the one for the right to show the left. */
  readonly isFlipped?: boolean | undefined
  /** A drawing over the path, which is not flipped. */
  readonly children?: ReactNode
}

/** An icon beside text: in the color of the text, and hidden from screen readers. Memoized, because the rows of a list keep their icons. */
export const SvgIcon: ComponentWithRef<SvgIconProps, SVGSVGElement> = memo(
  forwardRef(function SvgIcon(
    { path, part, hue, isMirrored, isFlipped, children, ...root }: SvgIconProps,
    ref,
  ) {
    return (
      <svg
        ref={ref}
        aria-hidden="true"
        {...root}
        data-part={part}
        data-hue={hue}
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
        {children}
      </svg>
    )
  }),
)
