import { expect, test } from 'vitest'
import { rootClass } from './rootClass.ts'

test.each([
  [{}, undefined],
  [{ className: 'a' }, 'a'],
  [{ classNames: { root: 'b' } }, 'b'],
  [{ className: 'a', classNames: { root: 'b' } }, 'b a'],
])('the classes of a root element: %j', (props, expected) => {
  expect(rootClass(props)).toBe(expected)
})
