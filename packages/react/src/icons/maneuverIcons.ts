import type { ManeuverKind, ManeuverSide } from '@signpost/client/domain'

/** The icons beside the steps of a route, as in `iconPaths`: for turns to the right, and flipped for the left. */
export const maneuverPaths = {
  start: 'M14 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM10 10v0',
  straight: 'M10 17V3.5M5.25 8.25 10 3.5l4.75 4.75',
  turn: 'M5 17v-5.5a3.5 3.5 0 0 1 3.5-3.5H16M12.25 3.75 16.5 8l-4.25 4.25',
  'slight-turn': 'M6 17v-4.2a4 4 0 0 1 1.17-2.83L13.75 3.5M8.5 3.25H14v5.5',
  'hard-turn': 'M4.5 17V6.25a2 2 0 0 1 3.41-1.41l7.84 7.84M15.75 7v5.75H10',
  'u-turn': 'M5 17V8a4.25 4.25 0 0 1 8.5 0v6.5M9.75 11l3.75 3.75L17.25 11',
  fork: 'M9 17v-3.5c0-3.5 5-4 5-9.75M10.5 7 14 3.5 17.5 7M9 13.5c0-3-3.75-3.75-4-7.5',
  'fork-straight':
    'M10 17V3.5M6.25 7.25 10 3.5l3.75 3.75M10 15.75c0-2-4.75-1.75-6-4.75m6 4.75c0-2 4.75-1.75 6-4.75',
  ramp: 'M5 17V3.5M5 15.5c0-4.5 3.25-4.5 6-6.5l4.25-4M10.5 4.5h5.25v5.25',
  merge: 'M14 17V3.5M10.25 7.25 14 3.5l3.75 3.75M4 17c0-4 10-2.5 10-7.5',
  roundabout: 'M10 17.5v-3a4.75 4.75 0 1 0-4.5-3.2M3.25 8.5l2.2 3.1 3.1-2.2',
  'roundabout-exit':
    'M7.25 17.75V14m3.5-3.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Zm0 0h6.75M14.25 7.25l3.25 3.25-3.25 3.25',
  'roundabout-straight':
    'M10 17.5V14m0-6.5v-5M6.75 5.5 10 2.25l3.25 3.25M13.25 10.75a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0Z',
  'tunnel-in': 'M3 17V9.5a7 7 0 0 1 14 0V17M10 17V8.5M7 11.25 10 8.25l3 3',
  'tunnel-out': 'M3 17V9.5a7 7 0 0 1 14 0V17M10 8.5V17M7 14.25l3 3 3-3',
  bridge: 'M2.5 13h15M6 5v12m8-12v12M2.5 9.5C4.5 9 6 7.25 6 5c.5 5 7.5 5 8 0 0 2.25 1.5 4 3.5 4.5',
  ferry:
    'M2.75 12.5h14.5L15 16.75H5.25l-2.5-4.25ZM5 12.5V8.75h10v3.75M7.5 8.75V5.5h5v3.25M10 5.5v-2',
  'ferry-off': 'M2.5 13h10.25L11 16.75H4.5L2.5 13Zm1.75 0V9.75H10V13M11.75 8.75l5-5M12 3.5h5v5',
  walk: 'M11.75 3.5a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 0 1 2.5 0ZM6.5 10.75 7.75 8l3-1 1.5 2.75L15 11M10.75 7 9.5 12l2.75 2.25L13 17.5M9.25 13 8 15.25 6 17.5',
  gate: 'M3.75 17V5.5m12.5 0V17M3.75 8h12.5m-12.5 5h12.5M8 8v5m4-5v5',
  border: 'M4.75 17.5v-14c3.5-2 6.5 2 10.5 0V11c-4 2-7-2-10.5 0',
  stairs: 'M3 16.5h3.5V13H10V9.5h3.5V6H17',
  escalator: 'M2.75 16.25h3l8.5-9h3M4.5 11.5l6.25-6.75M6.75 4.25h4.25V8.5',
  arrive:
    'M10 17.5s5.5-4.75 5.5-9.25a5.5 5.5 0 0 0-11 0C4.5 12.75 10 17.5 10 17.5ZM12 8.25a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  'arrive-beside':
    'M13.25 12s3.5-3 3.5-5.75a3.5 3.5 0 0 0-7 0C9.75 9 13.25 12 13.25 12ZM13.25 6.25v0M4 17.5v-3A2.5 2.5 0 0 1 6.5 12h3M7.25 9.75 9.5 12l-2.25 2.25',
} as const

type ManeuverIconName = keyof typeof maneuverPaths

interface NumberedIcon {
  readonly path: string
  readonly x: number
  readonly y: number
}

/** The icon of a roundabout with a wider ring, and where in it the number of the exit is written; undefined for other kinds of steps. */
export function numberedIcon(
  kind: ManeuverKind | 'start',
  hasDirection: boolean,
): NumberedIcon | undefined {
  const icon = numberedPaths[names[kind][0]]
  return icon && !hasDirection ? numberedPaths['roundabout-straight'] : icon
}

const numberedPaths: Partial<Record<ManeuverIconName, NumberedIcon>> = {
  roundabout: {
    path: 'M10 19v-3.75a6.75 6.75 0 1 0-6.4-4.6M1.25 7.75l2.3 2.9 2.9-2.2',
    x: 10.75,
    y: 8.5,
  },
  'roundabout-exit': {
    path: 'M7 19v-3.75m5.75-5.75a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0Zm0 0h6M16.25 6.75 19 9.5l-2.75 2.75',
    x: 7,
    y: 9.5,
  },
  'roundabout-straight': {
    path: 'M10 19.25v-2m0-11V.75M7.25 3.25 10 .75l2.75 2.5M15.5 11.75a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z',
    x: 10,
    y: 11.75,
  },
}

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
  // No arrow: where it leads is not known.
  unknown: ['start'],
}
