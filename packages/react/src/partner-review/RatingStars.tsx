import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'

export interface RatingStarsProps extends RootProps {
  /** 0 to 5; shown to the nearest half. */
  readonly rating: number
  /** The accessible label of the stars, such as "4.5 out of 5". */
  readonly label: string
}

/**
 * Five stars, filled to the nearest half of a rating, in the writing direction of the page.
 *
 * @example
 * ```tsx
 * <RatingStars rating={4.5} label="4.5 out of 5" />
 * ```
 */
export const RatingStars: ComponentWithRef<RatingStarsProps, SVGSVGElement> = forwardRef(
  function RatingStars({ rating, label, ...root }: RatingStarsProps, ref) {
    const halves = Math.round(rating * 2)
    return (
      <svg
        ref={ref}
        role="img"
        aria-label={label}
        {...root}
        data-part="stars"
        data-mirrored
        width="100"
        height="20"
        viewBox="0 0 100 20"
        preserveAspectRatio="xMinYMid slice"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
      >
        {[0, 1, 2, 3, 4].map((star) => (
          <g key={star} transform={`translate(${star * 20} 0)`}>
            <path d={whole} fill={halves >= star * 2 + 2 ? 'currentColor' : undefined} />
            {halves === star * 2 + 1 && <path d={half} fill="currentColor" stroke="none" />}
          </g>
        ))}
      </svg>
    )
  },
)

const half = 'M10 2.75 7.76 7.29l-5.01.73 3.62 3.53-.85 4.99L10 14.18V2.75Z'
const whole =
  'm10 2.75 2.24 4.54 5.01.73-3.62 3.53.85 4.99L10 14.18l-4.48 2.36.85-4.99-3.62-3.53 5.01-.73L10 2.75Z'
