import type { ManeuverKind, ManeuverSide } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import type { TurnDirection } from '../domain/routeStep.ts'
import { maneuverIconName, maneuverPaths } from './maneuverIcons.ts'
import { SvgIcon } from './SvgIcon.tsx'

export interface ManeuverIconProps extends RootProps {
  readonly kind: ManeuverKind | 'start'
  readonly side?: ManeuverSide | undefined
  /** The direction in which it points, which right-to-left text does not mirror. Without one, icons that differ by the driving side are drawn straight. */
  readonly direction?: TurnDirection | undefined
  /** Its `data-part`, for stylesheets. */
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
export const ManeuverIcon: ComponentWithRef<ManeuverIconProps, SVGSVGElement> = forwardRef(
  function ManeuverIcon({ kind, side, direction, part, className }: ManeuverIconProps, ref) {
    const path = maneuverPaths[maneuverIconName(kind, side, direction !== undefined)]
    return (
      <SvgIcon
        ref={ref}
        className={className}
        path={path}
        part={part}
        isFlipped={direction === 'left'}
      />
    )
  },
)
