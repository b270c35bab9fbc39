import { expect, test } from 'vitest'
import { categoryPaths } from '../icons/categoryPaths.ts'
import { iconPaths } from '../icons/iconPaths.ts'
import { groupIconPath, groupPaths } from './groupIconPath.ts'

test.each([
  ['food-drink', categoryPaths.restaurant],
  ['groceries', categoryPaths.shop],
  ['automotive', categoryPaths.fuel],
  ['arts-culture', categoryPaths.theatre],
  ['recreation', groupPaths.sport],
  ['community', groupPaths.civic],
  ['services', groupPaths.service],
  ['7315', iconPaths.place],
  ['', iconPaths.place],
])('a group called %j has an icon', (code, path) => {
  expect(groupIconPath({ code, name: code })).toBe(path)
})
