import { expect, test } from 'vitest'
import { placeKinds } from './placeKinds.ts'

const food = { code: 'food', name: 'Food' }
const cafe = { code: 'cafe', name: 'Café', parent: food }

test('a category above another of the place is no kind of it', () => {
  expect(placeKinds([food, cafe])).toEqual([cafe])
  expect(placeKinds([food])).toEqual([food])
})

test('a category that names itself as its parent stays beside another', () => {
  const own = { ...food, parent: food }
  expect(placeKinds([own, { code: 'bar', name: 'Bar' }])).toHaveLength(2)
})

test('categories that are all above each other stay', () => {
  const [one, other] = [{ ...food, parent: cafe }, cafe]
  expect(placeKinds([one, other])).toEqual([one, other])
})
