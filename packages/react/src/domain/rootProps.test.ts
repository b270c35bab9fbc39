import { expect, test } from 'vitest'
import { rootProps } from './rootProps.ts'

test.each([
  [{}, undefined],
  [{ className: 'a' }, 'a'],
  [{ classNames: { root: 'b' } }, 'b'],
  [{ className: 'a', classNames: { root: 'b' } }, 'b a'],
])('joins the class names of a root element: %j', (props, className) => {
  expect(rootProps('any', props).className).toBe(className)
})

test('takes the attributes of an element, and no other props', () => {
  const style = { color: 'red' }
  const options = { place: null, dataset: 1, identity: 2, styles: {} }
  const attributes = { id: 'a', style, 'aria-label': 'b', 'data-test': 1, 'aria-busy': undefined }
  expect(rootProps('any', { ...options, ...attributes })).toEqual({
    id: 'a',
    style,
    'aria-label': 'b',
    'data-test': 1,
    'data-signpost': 'any',
  })
  // An attribute that is not set does not replace that of the component.
  expect('aria-busy' in rootProps('any', attributes)).toBe(false)
})
