import type { ManeuverKind, ManeuverSide } from '@signpost/client/domain'
import type { ManeuverIconName } from './maneuverPaths.ts'

/** The name of the icon for a kind of step. One that is mirrored for driving on the left needs a direction. */
export function maneuverIconName(
  kind: ManeuverKind | 'start',
  side: ManeuverSide | undefined,
  hasDirection = true,
): ManeuverIconName {
  const [plain, beside] = names[kind]
  if (!hasDirection && oneSided.test(plain)) return 'straight'
  if (side === undefined || beside === undefined) return plain
  if (beside !== 'turn') return beside
  if (side.startsWith('slight')) return 'slight-turn'
  return side.startsWith('hard') ? 'hard-turn' : 'turn'
}

const oneSided = /^(u-turn|ramp|merge|roundabout)/

/** The icon without a side, and the one with a side if that differs. */
const names: Readonly<
  Record<ManeuverKind | 'start', readonly [ManeuverIconName, ManeuverIconName?]>
> = {
  start: ['straight'],
  turn: ['straight', 'turn'],
  'u-turn': ['u-turn'],
  continue: ['straight'],
  'name-change': ['straight'],
  'enter-highway': ['ramp'],
  'exit-highway': ['ramp'],
  ramp: ['ramp'],
  merge: ['merge'],
  keep: ['fork-straight', 'fork'],
  'keep-highway': ['fork-straight', 'fork'],
  'keep-surface': ['fork-straight', 'fork'],
  'stay-highway': ['fork-straight', 'fork'],
  'stay-surface': ['fork-straight', 'fork'],
  'enter-roundabout': ['roundabout'],
  'leave-roundabout': ['roundabout-exit'],
  'straight-through-rotary': ['roundabout-straight'],
  'enter-tunnel': ['tunnel-in'],
  'leave-tunnel': ['tunnel-out'],
  'enter-bridge': ['bridge'],
  'take-ferry': ['ferry'],
  'leave-ferry': ['ferry-off'],
  'continue-on-foot': ['walk'],
  'enter-private-road': ['gate', 'turn'],
  'enter-country': ['border'],
  stairs: ['stairs'],
  escalator: ['escalator'],
  arrive: ['arrive', 'arrive-beside'],
  unknown: ['straight'],
}
