import { readCommand } from '@signpost/client/domain'
import { describe, expect, it } from 'vitest'
import { commandOf, type TurnContext } from './commandOf.ts'

const plain: TurnContext = {
  fromHighway: false,
  toHighway: false,
  staysOnRoad: false,
  turned: 0,
  drivesOn: 'right',
}

function command(type: number, context: Partial<TurnContext> = {}): string {
  return commandOf(type, { ...plain, ...context })
}

describe('commandOf', () => {
  it.each([
    ['start', 1, 'CO.'],
    ['start, the origin on the right', 2, 'CO.'],
    ['start, the origin on the left', 3, 'CO.'],
    ['destination', 4, 'DT.'],
    ['destination on the right', 5, 'DT.R'],
    ['destination on the left', 6, 'DT.L'],
    ['the road becomes another', 7, 'NC.'],
    ['continue', 8, 'CO.'],
    ['slight right', 9, 'TR.SR'],
    ['right', 10, 'TR.R'],
    ['sharp right', 11, 'TR.HR'],
    ['u-turn to the right', 12, 'UT.R'],
    ['u-turn to the left', 13, 'UT.L'],
    ['sharp left', 14, 'TR.HL'],
    ['left', 15, 'TR.L'],
    ['slight left', 16, 'TR.SL'],
    ['take a ferry', 28, 'FE.'],
    ['leave a ferry', 29, 'FX.'],
    ['merge right', 37, 'MR.R'],
    ['merge left', 38, 'MR.L'],
    ['elevator', 39, 'PE.'],
    ['stairs', 40, 'ES.'],
    ['escalator', 41, 'EE.'],
    ['enter a building', 42, 'PE.'],
    ['leave a building', 43, 'PE.'],
    ['none', 0, 'UNKNOWN'],
    ['public transport', 30, 'UNKNOWN'],
    ['a type that Valhalla may yet invent', 99, 'UNKNOWN'],
  ])('writes %s (%i) as %s', (_, type, expected) => {
    expect(command(type)).toBe(expected)
  })

  it('enters a highway over a ramp that leads to one, and else takes the ramp', () => {
    expect([17, 18, 19].map((type) => command(type, { toHighway: true }))).toEqual([
      'EN.',
      'EN.R',
      'EN.L',
    ])
    expect([17, 18, 19].map((type) => command(type))).toEqual(['ER.', 'ER.R', 'ER.L'])
  })

  it('leaves a highway over an exit; from an avenue an exit is a ramp', () => {
    expect(command(20, { fromHighway: true })).toBe('EX.R')
    expect(command(21, { fromHighway: true, toHighway: true })).toBe('EX.L')
    expect(command(20)).toBe('ER.R')
    expect(command(21, { toHighway: true })).toBe('EN.L')
  })

  it('distinguishes a fork of highways from one of streets, and staying on a road from taking another', () => {
    expect([22, 23, 24].map((type) => command(type))).toEqual(['KS.', 'KS.R', 'KS.L'])
    expect(command(23, { staysOnRoad: true })).toBe('SS.R')
    expect(command(24, { fromHighway: true })).toBe('KH.L')
    expect(command(22, { fromHighway: true, staysOnRoad: true })).toBe('SH.')
  })

  it('merges to the side to which the road bends, or away from the kerb', () => {
    expect(command(25, { turned: 12 })).toBe('MR.R')
    expect(command(25, { turned: -12 })).toBe('MR.L')
    expect(command(25)).toBe('MR.L')
    expect(command(25, { drivesOn: 'left' })).toBe('MR.R')
  })

  it('goes into a roundabout on the side of the kerb, and out of it by a command that has no side', () => {
    expect([26, 27].map((type) => command(type))).toEqual(['RE.R', 'RX.'])
    expect([26, 27].map((type) => command(type, { drivesOn: 'left' }))).toEqual(['RE.L', 'RX.'])
  })

  it('writes only commands that the client can read', () => {
    for (let type = 1; type <= 29; type++) {
      expect(readCommand(command(type)).kind).not.toBe('unknown')
    }
  })
})
