import { createFakeGeolocation, installGeolocation } from '@signpost/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montevideo } from '../../test/montevideo.ts'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { reply, scriptedService, suggests } from '../../test/scriptedService.ts'
import '../styles.css'
import { lazyParts } from './lazyParts.ts'

// Modules that load on demand fail: a deployment removed them, or the network is gone.
let isMissing = true
const hasIcon = (element: HTMLElement): boolean => element.querySelector('svg') !== null

beforeEach(() => {
  localStorage.clear()
  isMissing = true
  let loaded: typeof lazyParts.loaded
  const { load } = lazyParts
  vi.spyOn(lazyParts, 'loaded', 'get').mockImplementation(() => loaded)
  vi.spyOn(lazyParts, 'load').mockImplementation(async () => {
    if (isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    loaded = await load()
    return loaded
  })
  return () => vi.restoreAllMocks()
})

test('without the code of the rows, rows are plain text and can be chosen', async () => {
  const onSelect = vi.fn()
  const { box, view } = mountPlaceSearch({ onSelect })
  expect(await box.search('sol')).toContain('Teatro Solís')
  expect(view.container.querySelector('[data-part="notice"]')).toBeNull()
  await box.choose('Teatro Solís')
  expect(onSelect).toHaveBeenCalledOnce()
})

test('without the code of the notices, a notice shows the announced text', async () => {
  const { box, view } = mountPlaceSearch()
  await box.search('xyzzy')
  const notice = view.container.querySelector('[data-part="notice"]')
  expect(notice?.textContent).toBe('No results. Check the spelling, or try a shorter search.')
  expect(notice?.textContent).toBe(box.announcement)
})

test('without the code for coordinates, they are requested like any text', async () => {
  const { box, asked } = mountPlaceSearch()
  await box.search('-34.9, -56.16')
  expect(asked().at(-1)).toBe('-34.9, -56.16')
})

test('without the code of the sheet, a narrow screen opens a list, and no key is lost', async () => {
  await page.viewport(400, 700)
  onTestFinished(() => page.viewport(414, 896))
  const { box } = mountPlaceSearch({ layout: 'sheet' })
  await userEvent.type(box.input, 'teatro so')
  await box.waitFor('ready')
  expect([box.input.value, box.rows.length > 0]).toEqual(['teatro so', true])
  expect(document.querySelector(':popover-open')).not.toBeNull()
})

test('without the code of recent places, none are offered, and places can be chosen', async () => {
  const onSelect = vi.fn()
  const { box, handle } = mountPlaceSearch({ recent: true, locate: true, onSelect })
  await box.search('teatro so')
  await box.choose('Teatro Solís')
  expect(onSelect).toHaveBeenCalledOnce()
  handle.current?.setQuery('')
  await userEvent.click(box.input)
  expect([box.rows, box.input.ariaExpanded]).toEqual([[], 'false'])
})

test('without the code of the location, the notice says that the location was not found', async () => {
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
  await expect.poll(() => box.announcement).toBe('We couldn’t find your location.')
})

test('a button loads failed code again, and so does the next key', async () => {
  const { options } = scriptedService([reply('<p>Oops'), suggests('Alfa')])
  const { box, view } = mountPlaceSearch({}, { provider: { client: options } })
  await box.search('a')
  expect(box.status).toBe('error')
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await box.waitFor('ready')
  expect(hasIcon(view.getByRole('option', { name: 'Alfa' }))).toBe(false)
  isMissing = false
  await box.type('l')
  await expect.poll(() => hasIcon(view.getByRole('option', { name: 'Alfa' }))).toBe(true)
})

test('failed code is loaded again when the network is back', async () => {
  const { box, view } = mountPlaceSearch()
  await box.search('teatro so')
  expect(view.getAllByRole('option').some(hasIcon)).toBe(false)
  isMissing = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => view.getAllByRole('option').every(hasIcon)).toBe(true)
})

test('a notice whose code comes late keeps its button, with the focus on it', async () => {
  const { options } = scriptedService([reply('<p>Oops')])
  const { box, view } = mountPlaceSearch({}, { provider: { client: options } })
  await box.search('a')
  const retry = view.getByRole('button', { name: 'Try again' })
  retry.focus()
  isMissing = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => hasIcon(retry.parentElement as HTMLElement)).toBe(true)
  await expect.poll(() => document.activeElement).toBe(retry)
})
