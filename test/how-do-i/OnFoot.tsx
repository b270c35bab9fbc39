import { Directions, type DirectionsProps } from '@signpost/map'
import type { ReactNode } from 'react'

export const OnFoot = ({ map }: DirectionsProps): ReactNode => (
  <Directions map={map} defaultValue={{ vehicle: 'pedestrian', avoid: ['toll', 'ferry'] }} />
)
