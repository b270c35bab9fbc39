import { expect, test } from 'vitest'
import { rootClass } from './rootClass.ts'

test.each([
  [{}, undefined],
  [{ className: 'a' }, 'a'],
  [{ classNames: { root: 'b' } }, 'b'],
  [{ className: 'a', classNames: { root: 'b' } }, 'b a'],
])('joins the class names of a root element: %j', (props, expected) => {
  expect(rootClass(props)).toBe(expected)
})
