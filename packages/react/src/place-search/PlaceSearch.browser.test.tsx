import type { Suggestion } from '@signpost/client'
import { createFakeClock, createFakeGeolocation, installGeolocation } from '@signpost/testing'
import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { montevideo } from '../../test/montevideo.ts'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import type { Selection } from './PlaceSearchOptions.ts'

function chosenBy(): {
  readonly onSelect: (suggestion: Suggestion, selection: Selection) => void
  readonly chosen: () => [Suggestion, Selection] | undefined
} {
  const onSelect = vi.fn<(suggestion: Suggestion, selection: Selection) => void>()
  return { onSelect, chosen: () => onSelect.mock.lastCall }
}

test('three letters list the place; choosing it fills the input and calls onSelect with the suggestion', async () => {
  const { onSelect, chosen } = chosenBy()
  const { box, service } = mountPlaceSearch({ onSelect })
  expect(await box.search('sol')).toEqual(
    expect.arrayContaining([expect.stringContaining('Teatro Solís')]),
  )
  await box.choose('Teatro Solís')
  expect(box.input.value).toBe('Teatro Solís')
  expect(box.rows).toEqual([])
  expect(box.announcement).toContain('Teatro Solís')
  const [suggestion, { details } = { details: undefined }] = chosen() ?? []
  expect(suggestion).toMatchObject({ kind: 'place', line1: 'Teatro Solís' })
  expect(service.calls.map(({ operation }) => operation)).not.toContain('search')
  expect(await details?.()).toMatchObject({ status: 'ready', place: { name: 'Teatro Solís' } })
})

test('too few letters: the notice says how many are needed, and no request is sent', async () => {
  const { box, asked } = mountPlaceSearch({ minLength: 3 })
  await box.search('so')
  expect(box.status).toBe('short')
  expect(box.announcement).toContain('3')
  expect(asked()).toEqual([])
})

test('blank query: nothing is sent', async () => {
  const { box, asked } = mountPlaceSearch()
  await box.type('   ')
  expect(box.status).toBe('idle')
  expect(asked()).toEqual([])
})

test('"nothing found" is shown only for the answer to the exact text', async () => {
  const { box } = mountPlaceSearch()
  await box.search('xyzzy')
  expect(box.status).toBe('empty')
  expect(box.announcement).toContain('No results')
})

test('loading only after 300 ms, then the rows', async () => {
  const clock = createFakeClock({ now: 0 })
  const { box } = mountPlaceSearch(
    {},
    { service: { scenarios: [{ kind: 'hang', times: 1 }] }, provider: { clock } },
  )
  await box.type('s')
  act(() => clock.advance(299))
  expect(box.status).toBe('idle')
  act(() => clock.advance(1))
  expect(box.status).toBe('loading')
  await box.type('o')
  act(() => clock.advance(500))
  await box.waitFor('ready')
})

test.each([
  [{ kind: 'error', status: 401 }, 'key'],
  [{ kind: 'error', status: 400 }, 'request'],
  [{ kind: 'wrong-body', body: 'html' }, 'decode'],
] as const)('%o: the failure is shown, and announced once', async (scenario, kind) => {
  const onError = vi.fn()
  const { box } = mountPlaceSearch({ onError }, { service: { scenarios: [scenario] } })
  await box.search('sol')
  expect([box.status, box.error]).toEqual(['error', kind])
  expect(box.announcement).not.toBe('')
  expect(onError).toHaveBeenCalledOnce()
})

test('a failed request offers "Try again", which sends it again', async () => {
  const { box, view } = mountPlaceSearch(
    {},
    { service: { scenarios: [{ kind: 'wrong-body', body: 'html', times: 1 }] } },
  )
  await box.search('s')
  expect(box.status).toBe('error')
  view.getByRole('button', { name: 'Try again' }).click()
  await box.waitFor('ready')
})

test.each(['-34.9, -56.16', 'geo:-34.9,-56.16', `34°54'S 56°9'36"W`])(
  'coordinates offer the point, and ask nothing: %s',
  async (text) => {
    const onSelectCoordinate = vi.fn()
    const { box, asked } = mountPlaceSearch({ onSelectCoordinate })
    await userEvent.fill(box.input, text)
    await box.choose('-34.90000, -56.16000')
    expect(onSelectCoordinate.mock.lastCall?.[0].longitude).toBeCloseTo(-56.16)
    expect(box.input.value).toBe('-34.90000, -56.16000')
    expect(asked()).toEqual([])
  },
)

test('kinds: only what is certain, and never more rows than the limit', async () => {
  const { box, view, rerender } = mountPlaceSearch(
    { kinds: ['place'], limit: 2 },
    { service: { scenarios: [{ kind: 'huge' }] } },
  )
  await box.search('a')
  expect(view.getAllByRole('option').map((option) => option.dataset.kind)).toHaveLength(2)
  rerender({ limit: 5000 })
  expect(box.rows).toHaveLength(50)
})

test('near: the prop wins over the provider, and a function is called for each key', async () => {
  let near = { latitude: 48.8566, longitude: 2.3522 }
  const { box, service } = mountPlaceSearch({ near: () => near })
  await box.search('a')
  near = montevideo
  await box.search('v')
  expect(service.calls.map(({ parameters }) => parameters.search_center)).toEqual([
    '48.8566,2.3522',
    '-34.9055,-56.1913',
  ])
})

test('a changed `near` is used from the next key on', async () => {
  const { box, asked, rerender } = mountPlaceSearch({ near: montevideo })
  await box.search('s')
  rerender({ near: { latitude: 48.8566, longitude: 2.3522 } })
  await box.press('Shift')
  expect(asked()).toEqual(['s'])
})

test('near: a position that was granted before is used, without a prompt', async () => {
  const geolocation = createFakeGeolocation({
    permission: 'granted',
    position: { latitude: -34.9055, longitude: -56.1913 },
  })
  onTestFinished(installGeolocation(geolocation))
  const log = vi.spyOn(console, 'error')
  onTestFinished(() => log.mockRestore())
  const { box } = mountPlaceSearch({}, { provider: { near: undefined } })
  await box.type('sol')
  await box.waitFor('ready')
  expect(log).not.toHaveBeenCalled()
})

test('without a center: a notice says so, the console warns the developer, and a button uses the location of the user', async () => {
  const geolocation = createFakeGeolocation({
    position: { latitude: -34.9055, longitude: -56.1913 },
  })
  onTestFinished(installGeolocation(geolocation))
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { box, view, asked } = mountPlaceSearch({}, { provider: { near: undefined } })
  await box.search('sol')
  expect(box.status).toBe('needs-location')
  await expect.poll(() => log.mock.calls.flat().join()).toContain('`near`')
  expect(geolocation.requests).toBe(0)
  expect(asked()).toEqual([])
  view.getByRole('button', { name: 'Use my location' }).click()
  geolocation.setPermission('granted')
  await box.waitFor('ready')
})

test('disabled while it is open: closed, and still closed when it is enabled again', async () => {
  const { box, rerender } = mountPlaceSearch()
  await box.search('ave')
  rerender({ disabled: true })
  expect(box.input.ariaExpanded).toBe('false')
  rerender({})
  expect(box.input.ariaExpanded).toBe('false')
})
