import type { ManeuverKind, ManeuverSide } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import type { TurnDirection } from '../domain/routeStep.ts'
import { maneuverIconName } from './maneuverIconName.ts'
import { maneuverPaths } from './maneuverPaths.ts'
import { SvgIcon } from './SvgIcon.tsx'

export interface ManeuverIconProps {
  readonly kind: ManeuverKind | 'start'
  readonly side?: ManeuverSide | undefined
  /** The direction in which it points. Left stays left where lines run from right to left. */
  readonly direction: TurnDirection
  /** The part of a component that it is, for stylesheets. */
  readonly part?: string | undefined
}

/**
 * The icon of a step of a route.
 *
 * @example
 * ```tsx
 * <ManeuverIcon kind="turn" side="left" direction="left" />
 * ```
 */
export function ManeuverIcon({ kind, side, direction, part }: ManeuverIconProps): ReactNode {
  const path = maneuverPaths[maneuverIconName(kind, side)]
  return <SvgIcon path={path} part={part} isFlipped={direction === 'left'} />
}
