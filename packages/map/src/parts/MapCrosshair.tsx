import type { ReactNode } from 'react'

/** The icon of a button that chooses a point on a map. */
export const crosshairPath =
  'M15 10a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM10 2.5V7m0 6v4.5M2.5 10H7m6 0h4.5'

/** A crosshair in the middle of a map. */
export function MapCrosshair(): ReactNode {
  return (
    <svg data-part="crosshair" aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
      <path d="M16 2v28M2 16h28" />
    </svg>
  )
}
