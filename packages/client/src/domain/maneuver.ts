/** The side of a maneuver. */
export type ManeuverSide =
  | 'left'
  | 'right'
  | 'hard-left'
  | 'hard-right'
  | 'slight-left'
  | 'slight-right'

/** The action that a maneuver asks of the traveler. */
export type ManeuverKind =
  | 'turn'
  | 'u-turn'
  | 'continue'
  | 'name-change'
  | 'enter-highway'
  | 'exit-highway'
  | 'ramp'
  | 'merge'
  | 'keep'
  | 'keep-highway'
  | 'keep-surface'
  | 'stay-highway'
  | 'stay-surface'
  | 'enter-roundabout'
  | 'leave-roundabout'
  | 'straight-through-rotary'
  | 'enter-tunnel'
  | 'leave-tunnel'
  | 'enter-bridge'
  | 'take-ferry'
  | 'leave-ferry'
  | 'continue-on-foot'
  | 'enter-private-road'
  | 'enter-country'
  | 'stairs'
  | 'escalator'
  | 'arrive'
  /** A command that neither the client nor `wire.readCommand` knows, and that the geometry does not explain. */
  | 'unknown'

/** The maneuver of a command of the service: a code (`TR.L`), or plain words in any spelling (`turn-left`, `SLIGHT_RIGHT`, `uturn`). Other commands are `unknown`. */
export function readCommand(command: string): { kind: ManeuverKind; side?: ManeuverSide } {
  // In upper case no code can be the name of an inherited property.
  const [code = '', suffix = ''] = command.trim().toUpperCase().split('.', 2)
  const kind = kinds[code]
  if (kind === undefined) return readWords(command)
  const side = sides[suffix]
  return side === undefined ? { kind } : { kind, side }
}

/** The maneuver of a command in words. */
function readWords(command: string): { kind: ManeuverKind; side?: ManeuverSide } {
  const words = command
    .slice(0, longest)
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .match(/[a-z]+/g)
  const text = ` ${words?.join(' ') ?? ''} `
  const kind = wordKinds.find(([pattern]) => pattern.test(text))?.[1]
  if (kind === undefined) return { kind: 'unknown' }
  const side = / (left|right) /.exec(text)?.[1]
  if (side !== 'left' && side !== 'right') return { kind }
  if (/ (slight|slightly|bear|gentle) /.test(text)) return { kind, side: `slight-${side}` }
  return { kind, side: / (sharp|hard) /.test(text) ? `hard-${side}` : side }
}

const longest = 60

/** The words of other vocabularies; the first match counts. */
const wordKinds: readonly (readonly [RegExp, ManeuverKind])[] = [
  [/ (arrive[ds]?|arrival|destination|finish) /, 'arrive'],
  [/ (u ?turn|make uturn) /, 'u-turn'],
  [/ (exit|leave) .*(roundabout|rotary) | (roundabout|rotary) (exit|leave) /, 'leave-roundabout'],
  [/ (roundabout|rotary|traffic circle) /, 'enter-roundabout'],
  [/ (exit|leave) .*ferry | ferry (exit|leave) /, 'leave-ferry'],
  [/ ferry /, 'take-ferry'],
  [/ merge /, 'merge'],
  [/ (off ramp|exit) /, 'exit-highway'],
  [/ ramp /, 'ramp'],
  [/ (fork|keep|stay) /, 'keep'],
  [/ escalator /, 'escalator'],
  [/ (stairs|steps) /, 'stairs'],
  [/ (new name|name change|becomes) /, 'name-change'],
  [/ (turn|left|right) /, 'turn'],
  [/ (straight|continue|depart|start|head|proceed) /, 'continue'],
]

/** The command for a maneuver, as a service sends it. */
export function writeCommand(kind: ManeuverKind, side?: ManeuverSide): string {
  const code = keyOf(kinds, kind)
  if (code === undefined) return 'UNKNOWN'
  return `${code}.${keyOf(sides, side) ?? ''}`
}

function keyOf(
  table: Readonly<Record<string, string>>,
  wanted: string | undefined,
): string | undefined {
  return Object.keys(table).find((key) => table[key] === wanted)
}

// The first of several codes for the same maneuver is written.
const kinds: Readonly<Record<string, ManeuverKind>> = {
  TR: 'turn',
  UT: 'u-turn',
  CO: 'continue',
  CONTINUE: 'continue',
  NC: 'name-change',
  EN: 'enter-highway',
  EX: 'exit-highway',
  ER: 'ramp',
  MR: 'merge',
  KP: 'keep',
  KH: 'keep-highway',
  KS: 'keep-surface',
  SH: 'stay-highway',
  SS: 'stay-surface',
  RE: 'enter-roundabout',
  RX: 'leave-roundabout',
  RT: 'straight-through-rotary',
  TE: 'enter-tunnel',
  TX: 'leave-tunnel',
  BE: 'enter-bridge',
  FE: 'take-ferry',
  FX: 'leave-ferry',
  PE: 'continue-on-foot',
  NR: 'enter-private-road',
  EC: 'enter-country',
  ES: 'stairs',
  EE: 'escalator',
  DT: 'arrive',
}

const sides: Readonly<Record<string, ManeuverSide>> = {
  L: 'left',
  R: 'right',
  HL: 'hard-left',
  HR: 'hard-right',
  SL: 'slight-left',
  SR: 'slight-right',
}
