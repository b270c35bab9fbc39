import { readCommand } from '@signpost/client/domain'
import { everyCommand } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { maneuverIconName } from './maneuverIcons.ts'

function drawn(command: string): string {
  const { kind, side } = readCommand(command)
  return maneuverIconName(kind, side)
}

test.each([
  ['TR.R', 'turn'],
  ['TR.HL', 'hard-turn'],
  ['TR.SR', 'slight-turn'],
  ['TR.', 'straight'],
  ['KP.', 'fork-straight'],
  ['KP.L', 'fork'],
  ['NR.', 'gate'],
  ['NR.R', 'turn'],
  ['DT.', 'arrive'],
  ['DT.L', 'arrive-beside'],
  ['ZZ.Q', 'start'],
])('%s is drawn as %s', (command, drawing) => {
  expect(drawn(command)).toBe(drawing)
})

test.each(['u-turn', 'ramp', 'merge', 'enter-roundabout', 'straight-through-rotary'] as const)(
  '%s is drawn straight where the driving side is unknown',
  (kind) => {
    expect(maneuverIconName(kind, undefined, false)).toBe('straight')
    expect(maneuverIconName(kind, undefined, true)).not.toBe('straight')
  },
)

test('every command has an icon, and kinds that differ on the road have different icons', () => {
  expect(new Set(everyCommand.map(drawn)).size).toBe(25)
})
