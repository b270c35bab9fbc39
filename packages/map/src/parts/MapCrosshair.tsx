import type { ReactNode } from 'react'

/** A crosshair in the middle of a map. */
export function MapCrosshair(): ReactNode {
  return (
    <svg data-part="crosshair" aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
      <path d="M16 2v28M2 16h28" />
    </svg>
  )
}
