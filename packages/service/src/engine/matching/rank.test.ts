import { expect, test } from 'vitest'
import { kindCodes } from '../layout/kinds.ts'
import { type Features, scoreOf } from './rank.ts'

/** A little-known place nearby, of whose name a half has been typed. */
const begun: Features = {
  text: 0.5,
  isWhole: true,
  sureness: 1,
  isPlaced: false,
  quality: 1,
  hasEveryWord: false,
  isWholeName: false,
  isStart: true,
  isBeginning: false,
  kind: kindCodes.place,
  fame: 0.2,
  distance: 500,
  isMember: false,
  isNamedMember: false,
  isFurther: false,
  likelihood: 1,
  isShort: false,
  isAddress: false,
  isTypedAsStreet: false,
}
const street: Features = {
  ...begun,
  kind: kindCodes.street,
  text: 1,
  isWholeName: true,
}
test.each<[string, Features, Features]>([
  [
    'a name that begins with the whole text, above one that has it behind its first word',
    { ...begun, text: 1, isBeginning: true },
    { ...begun, text: 1 },
  ],
  [
    'a place at the spot, above a category while its name is unfinished',
    { ...begun, text: 1, distance: 0, fame: 0 },
    { ...begun, text: 1, distance: 0, fame: 0, kind: kindCodes.term },
  ],
  [
    'a street of this name within walking distance, above a better-known one beyond it',
    { ...street, distance: 2400 },
    { ...street, distance: 2600, fame: 0.4 },
  ],
  [
    'a house number far away, above a street as far away',
    { ...street, distance: 6000, isAddress: true },
    { ...street, distance: 6000 },
  ],
])('%s', (_, better, worse) => {
  expect(scoreOf(better)).toBeGreaterThan(scoreOf(worse))
})

test('fame is worth more for a whole name than while it is unfinished', () => {
  const gain = (candidate: Features) =>
    scoreOf({ ...candidate, fame: 0.9 }) - scoreOf({ ...candidate, fame: 0.2 })
  const typed: Features = { ...begun, text: 1, distance: 0 }
  expect(gain({ ...typed, isWholeName: true })).toBeGreaterThan(gain(typed))
})
