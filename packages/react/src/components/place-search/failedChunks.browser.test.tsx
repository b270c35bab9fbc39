import { createFakeGeolocation, installGeolocation } from '@signpost/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montevideo } from '../../../test/montevideo.ts'
import { mountPlaceSearch } from '../../../test/mountPlaceSearch.tsx'
import '../../styles.css'

// What is loaded on demand cannot be had: a deployment took it away, or the network is gone.
const missing = vi.hoisted(() => ({
  loaded: undefined,
  load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}))
vi.mock('../../hooks/place-search/idleChunk.ts', () => ({ idleChunk: missing }))
vi.mock('../../hooks/place-search/sheetChunk.ts', () => ({ sheetChunk: missing }))

beforeEach(() => localStorage.clear())

test('without the sheet a narrow screen opens a list, and no key is lost', async () => {
  await page.viewport(400, 700)
  onTestFinished(() => page.viewport(414, 896))
  const { box } = mountPlaceSearch({ mobile: 'sheet' })
  await userEvent.type(box.input, 'teatro so')
  await box.waitFor('ready')
  expect([box.input.value, box.rows.length > 0]).toEqual(['teatro so', true])
  expect(document.querySelector(':popover-open')).not.toBeNull()
})

test('without what recent places need, nothing is offered, and places are chosen all the same', async () => {
  const onSelect = vi.fn()
  const { box, handle } = mountPlaceSearch({ recent: true, locate: true, onSelect })
  await box.search('teatro so')
  await box.choose('Teatro Solís')
  expect(onSelect).toHaveBeenCalledOnce()
  handle.current?.setQuery('')
  await userEvent.click(box.input)
  expect([box.rows, box.input.ariaExpanded]).toEqual([[], 'false'])
})

test('without what finds the user, their location was not found', async () => {
  onTestFinished(installGeolocation(createFakeGeolocation({ position: montevideo })))
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  let locate = (): void => {}
  const { box } = mountPlaceSearch(
    {
      slots: {
        notice: ({ state }) => {
          locate = state.actions.locate
          return state.announcement
        },
      },
    },
    { provider: { near: undefined } },
  )
  await box.search('sol')
  expect(box.status).toBe('needs-location')
  locate()
  await expect.poll(() => box.announcement).toBe('Your location could not be found.')
})
