import type { ManeuverKind, ManeuverSide } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import type { Hand } from '../domain/routeStep.ts'
import { maneuverIconName } from './maneuverIconName.ts'
import { maneuverPaths } from './maneuverPaths.ts'
import { SvgIcon } from './SvgIcon.tsx'

export interface ManeuverIconProps {
  readonly kind: ManeuverKind | 'start'
  readonly side?: ManeuverSide | undefined
  /** The hand to which it is drawn. Left stays left where lines run from right to left. */
  readonly hand: Hand
  /** The part of a component that it is, for stylesheets. */
  readonly part?: string | undefined
}

/** The icon of a step of a route. */
export function ManeuverIcon({ kind, side, hand, part }: ManeuverIconProps): ReactNode {
  const path = maneuverPaths[maneuverIconName(kind, side)]
  return <SvgIcon path={path} part={part} isFlipped={hand === 'left'} />
}
