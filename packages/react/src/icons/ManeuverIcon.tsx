import type { ManeuverKind, ManeuverSide } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import type { TurnDirection } from '../domain/routeStep.ts'
import { maneuverIconName, maneuverPaths, numberedIcon } from './maneuverIcons.ts'
import { SvgIcon } from './SvgIcon.tsx'

export interface ManeuverIconProps extends RootProps {
  readonly kind: ManeuverKind | 'start'
  readonly side?: ManeuverSide | undefined
  /** The direction in which it points, which right-to-left text does not mirror. Without one, icons that differ by the driving side are drawn straight. */
  readonly direction?: TurnDirection | undefined
  /** The number of the exit of a roundabout, in the digits of the language. */
  readonly exit?: string | undefined
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
  function ManeuverIcon({ kind, side, direction, exit, ...icon }: ManeuverIconProps, ref) {
    const hasDirection = direction !== undefined
    const isFlipped = direction === 'left'
    const numbered = exit ? numberedIcon(kind, hasDirection) : undefined
    const size = exit && exit.length > 1 ? 6.5 : 8.5
    return (
      <SvgIcon
        ref={ref}
        {...icon}
        path={numbered?.path ?? maneuverPaths[maneuverIconName(kind, side, hasDirection)]}
        isFlipped={isFlipped}
      >
        {numbered && exit && (
          <text
            x={isFlipped ? 20 - numbered.x : numbered.x}
            // Digits stand on the line, and are some 0.7 em high.
            y={numbered.y + 0.35 * size}
            fontSize={size}
            fontWeight="700"
            textAnchor="middle"
            fill="currentColor"
            stroke="none"
          >
            {exit}
          </text>
        )}
      </SvgIcon>
    )
  },
)
