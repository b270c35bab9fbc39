import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ManeuverKind, type ManeuverSide, readCommand, writeCommand } from './maneuver.ts'

// Complete by type: a new kind or side without a code here does not compile.
const codes: Record<ManeuverKind, string> = {
  turn: 'TR.',
  'u-turn': 'UT.',
  continue: 'CO.',
  'name-change': 'NC.',
  'enter-highway': 'EN.',
  'exit-highway': 'EX.',
  ramp: 'ER.',
  merge: 'MR.',
  keep: 'KP.',
  'keep-highway': 'KH.',
  'keep-surface': 'KS.',
  'stay-highway': 'SH.',
  'stay-surface': 'SS.',
  'enter-roundabout': 'RE.',
  'leave-roundabout': 'RX.',
  'straight-through-rotary': 'RT.',
  'enter-tunnel': 'TE.',
  'leave-tunnel': 'TX.',
  'enter-bridge': 'BE.',
  'take-ferry': 'FE.',
  'leave-ferry': 'FX.',
  'continue-on-foot': 'PE.',
  'enter-private-road': 'NR.',
  'enter-country': 'EC.',
  stairs: 'ES.',
  escalator: 'EE.',
  arrive: 'DT.',
  unknown: 'UNKNOWN',
}
const sides: Record<ManeuverSide, string> = {
  left: 'L',
  right: 'R',
  'hard-left': 'HL',
  'hard-right': 'HR',
  'slight-left': 'SL',
  'slight-right': 'SR',
}
const kinds = Object.keys(codes) as ManeuverKind[]
const sideNames = Object.keys(sides) as ManeuverSide[]

describe('readCommand', () => {
  test.each(kinds)('reads the code of %s', (kind) => {
    expect(readCommand(codes[kind])).toEqual({ kind })
  })

  test.each(sideNames)('reads the side %s', (side) => {
    expect(readCommand(`TR.${sides[side]}`)).toEqual({ kind: 'turn', side })
  })

  test('reads CONTINUE as CO.', () => {
    expect(readCommand('CONTINUE')).toEqual({ kind: 'continue' })
    expect(readCommand('continue.')).toEqual({ kind: 'continue' })
  })

  test('ignores case, spaces and a missing dot', () => {
    expect(readCommand(' tr.hl ')).toEqual({ kind: 'turn', side: 'hard-left' })
    expect(readCommand('ut')).toEqual({ kind: 'u-turn' })
  })

  test('keeps a side that the table does not list, and drops an unreadable one', () => {
    expect(readCommand('UT.L')).toEqual({ kind: 'u-turn', side: 'left' })
    expect(readCommand('TR.UP')).toEqual({ kind: 'turn' })
  })

  test.each(['', '.', '.L', 'ZZ.R', 'TRR', 'constructor', '__proto__', 'UNKNOWN.L'])(
    'reads %j as an unknown command',
    (command) => {
      expect(readCommand(command)).toEqual({ kind: 'unknown' })
    },
  )

  test.each<[ManeuverKind, ManeuverSide | undefined, ...string[]]>([
    ['turn', 'left', 'turn-left', 'TURN_LEFT', 'LEFT', 'left', 'kLeft', 'Turn left onto B St'],
    ['turn', 'slight-right', 'slight right', 'turn-slight-right', 'SlightRight', 'bear right'],
    ['turn', 'hard-left', 'sharp left', 'TURN_SHARP_LEFT', 'hard-left'],
    ['turn', undefined, 'turn'],
    ['u-turn', undefined, 'uturn', 'U-TURN', 'u turn'],
    ['u-turn', 'left', 'uturn-left', 'UTURN_LEFT'],
    ['arrive', undefined, 'ARRIVE', 'arrive', 'destination', 'You have arrived'],
    ['arrive', 'right', 'arrive-right', 'DestinationRight'],
    ['enter-roundabout', undefined, 'roundabout', 'ROTARY', 'roundabout enter'],
    ['enter-roundabout', 'left', 'roundabout-left'],
    ['leave-roundabout', undefined, 'exit roundabout', 'roundabout-exit', 'RoundaboutExit'],
    ['merge', undefined, 'merge'],
    ['merge', 'left', 'merge-left'],
    ['ramp', 'right', 'ramp-right', 'on ramp right'],
    ['exit-highway', 'right', 'off ramp right', 'exit-right', 'ExitRight'],
    ['keep', 'left', 'fork-left', 'keep-left', 'KEEP_LEFT', 'stay left'],
    ['take-ferry', undefined, 'ferry'],
    ['leave-ferry', undefined, 'exit ferry'],
    ['name-change', undefined, 'new name', 'Becomes'],
    ['continue', undefined, 'straight', 'depart', 'CONTINUE_STRAIGHT', 'head'],
    ['stairs', undefined, 'stairs'],
    ['escalator', undefined, 'escalator'],
  ])('reads words: %s, %s', (kind, side, ...commands) => {
    for (const command of commands)
      expect({ command, ...readCommand(command) }).toEqual({ command, kind, ...(side && { side }) })
  })

  test('returns a known kind for any command', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (command) => {
        expect(kinds).toContain(readCommand(command).kind)
      }),
    )
  })
})

describe('writeCommand', () => {
  test.each(kinds)('writes the code of %s', (kind) => {
    expect(writeCommand(kind)).toBe(codes[kind])
  })

  test('reads back every written command', () => {
    const known = fc.constantFrom(...kinds.filter((kind) => kind !== 'unknown'))
    const side = fc.option(fc.constantFrom(...sideNames), { nil: undefined })
    fc.assert(
      fc.property(known, side, (kind, toward) => {
        const read = readCommand(writeCommand(kind, toward))
        expect(read).toEqual(toward === undefined ? { kind } : { kind, side: toward })
      }),
    )
  })
})
