import { manyPlaces } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import { readPlace } from '../../test/readPlace.ts'
import '../styles.css'

const places = await Promise.all(manyPlaces(10).places.map((place) => readPlace(place)))

test('at 320 px the order is beside the number of places, and keeps its name', async () => {
  await page.viewport(320, 600)
  onTestFinished(() => page.viewport(800, 600))
  mountSearchResults({ places })
  const sort = screen.getByLabelText('Sort by').getBoundingClientRect()
  const count = screen
    .getByText('10 places', { selector: '[data-part="results-count"]' })
    .getBoundingClientRect()
  expect(sort.top).toBeLessThan(count.top)
  expect(sort.bottom).toBeGreaterThan(count.bottom)
  expect(sort.left).toBeGreaterThan(count.right)
  expect(sort.right).toBeLessThanOrEqual(320)
})

test.each(['ltr', 'rtl'])('the dot is in the middle between two facts: %s', (dir) => {
  const { root } = mountSearchResults(
    { places },
    { around: (element) => <div dir={dir}>{element}</div> },
  )
  const where = root.querySelector('[data-part="result-where"]') as HTMLElement
  const before = where.previousElementSibling as HTMLElement
  const style = getComputedStyle(where)
  const [width = ''] = style.backgroundSize.split(' ')
  const [box, other] = [where.getBoundingClientRect(), before.getBoundingClientRect()]
  // It is painted in the middle of its background, from the edge of the first fact to the text of the second.
  expect(width).toBe(dir === 'ltr' ? style.paddingLeft : style.paddingRight)
  const gap = dir === 'ltr' ? box.left - other.right : other.left - box.right
  expect(Math.abs(gap)).toBeLessThan(0.1)
})
