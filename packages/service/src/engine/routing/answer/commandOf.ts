import { type ManeuverKind, type ManeuverSide, writeCommand } from '@signpost/client/domain'

/** The roads before and after a maneuver, for types that are ambiguous without them. */
export interface Situation {
  fromHighway: boolean
  toHighway: boolean
  /** True when the road keeps its name. */
  staysOnRoad: boolean
  /** Degrees, clockwise; negative to the left. */
  turned: number
  drivesOn: 'left' | 'right'
}

/** The command for a maneuver, by Valhalla's number of its type. */
export function commandOf(type: number, situation: Situation): string {
  const [kind, side] = plain[type] ?? (decided[type]?.(situation) || ['unknown'])
  return writeCommand(kind, side)
}

type Command = readonly [kind: ManeuverKind, side?: ManeuverSide]

const plain: Readonly<Record<number, Command>> = {
  1: ['continue'],
  2: ['continue'],
  3: ['continue'],
  4: ['arrive'],
  5: ['arrive', 'right'],
  6: ['arrive', 'left'],
  7: ['name-change'],
  8: ['continue'],
  9: ['turn', 'slight-right'],
  10: ['turn', 'right'],
  11: ['turn', 'hard-right'],
  12: ['u-turn'],
  13: ['u-turn'],
  14: ['turn', 'hard-left'],
  15: ['turn', 'left'],
  16: ['turn', 'slight-left'],
  // The command table has no side for it: a driver leaves towards the kerb.
  27: ['leave-roundabout'],
  28: ['take-ferry'],
  29: ['leave-ferry'],
  37: ['merge', 'right'],
  38: ['merge', 'left'],
  // There is no command for an elevator or for the entrance of a building.
  39: ['continue-on-foot'],
  40: ['stairs'],
  41: ['escalator'],
  42: ['continue-on-foot'],
  43: ['continue-on-foot'],
}

const decided: Readonly<Record<number, (situation: Situation) => Command>> = {
  17: ramp(),
  18: ramp('right'),
  19: ramp('left'),
  20: exit('right'),
  21: exit('left'),
  22: fork(),
  23: fork('right'),
  24: fork('left'),
  25: ({ turned, drivesOn }) => ['merge', mergeSide(turned, drivesOn)],
  // A roundabout is entered towards the kerb.
  26: ({ drivesOn }) => ['enter-roundabout', drivesOn],
}

function ramp(side?: ManeuverSide) {
  return ({ toHighway }: Situation): Command => withSide(toHighway ? 'enter-highway' : 'ramp', side)
}

/** The command for an exit, which for Valhalla is any link that leaves an avenue. */
function exit(side: ManeuverSide) {
  const enter = ramp(side)
  return (situation: Situation): Command =>
    situation.fromHighway ? ['exit-highway', side] : enter(situation)
}

function fork(side?: ManeuverSide) {
  return ({ fromHighway, staysOnRoad }: Situation): Command => {
    if (staysOnRoad) return withSide(fromHighway ? 'stay-highway' : 'stay-surface', side)
    return withSide(fromHighway ? 'keep-highway' : 'keep-surface', side)
  }
}

/** The side to which a ramp merges: where the road bends to, or away from the kerb. */
function mergeSide(turned: number, drivesOn: 'left' | 'right'): ManeuverSide {
  if (Math.abs(turned) < 3) return drivesOn === 'right' ? 'left' : 'right'
  return turned < 0 ? 'left' : 'right'
}

function withSide(kind: ManeuverKind, side: ManeuverSide | undefined): Command {
  return side ? [kind, side] : [kind]
}
