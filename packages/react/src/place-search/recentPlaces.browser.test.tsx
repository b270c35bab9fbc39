import type { Suggestion } from '@signpost/client'
import { createFakeClock, createGeoFetch, placeSearch } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { type MountedBox, mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'
import type { PlaceSearchProps } from './PlaceSearchProps.ts'
import type { PlaceStorage } from './SavedPlace.ts'
import '../styles.css'

// Tests in another tab use other keys of this storage.
const stored = (): string | null => localStorage.getItem('signpost.places')
beforeEach(() => localStorage.removeItem('signpost.places'))

/** Types a text, chooses a row, and clears and closes the box. */
async function chooseOnce({ box, handle }: MountedBox, text: string, line: string): Promise<void> {
  await box.type(text)
  await box.choose(line)
  handle.current?.setQuery('')
  await expect.poll(() => box.input.value).toBe('')
}

/** Mounts a box in which two places were chosen: Mercado del Puerto, then Teatro Solís. */
async function withTwo(props: PlaceSearchProps = {}): Promise<MountedBox> {
  const mounted = mountPlaceSearch({ recent: true, ...props })
  await chooseOnce(mounted, 'mercado', 'Mercado del Puerto')
  await chooseOnce(mounted, 'teatro so', 'Teatro Solís')
  return mounted
}

async function openIdle({ box }: MountedBox): Promise<void> {
  await userEvent.click(box.input)
  await expect.poll(() => box.rows.at(-1)).toBe('Edit recent places')
}

test('recent places are off by default: nothing is stored, nothing offered', async () => {
  const mounted = mountPlaceSearch()
  await chooseOnce(mounted, 'teatro so', 'Teatro Solís')
  await userEvent.click(mounted.box.input)
  expect([mounted.box.rows, mounted.box.input.ariaExpanded]).toEqual([[], 'false'])
  expect(stored()).toBeNull()
})

test('chosen places are offered in the focused empty box, also after a reload', async () => {
  const first = await withTwo()
  first.view.unmount()
  const { box, view, asked } = mountPlaceSearch({ recent: true })
  await userEvent.tab()
  await expect.poll(() => box.rows.length).toBe(3)
  expect(box.rows[0]).toContain('Teatro Solís')
  expect(box.rows[1]).toContain('Mercado del Puerto')
  // The options are rendered before the list is visible.
  const options = await view.findAllByRole('option')
  expect(options.map(({ dataset }) => dataset.kind)).toEqual(['recent', 'recent', 'edit'])
  expect([box.status, box.input.ariaExpanded]).toEqual(['idle', 'true'])
  await expect.poll(() => box.announcement).toBe('2 recent places')
  expect(asked()).toEqual([])
})

test('typing replaces the recent places, and erasing shows them again', async () => {
  const mounted = await withTwo()
  await openIdle(mounted)
  const { box } = mounted
  await box.search('t')
  expect(box.rows.some((row) => row.startsWith('Edit'))).toBe(false)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => box.rows.at(-1)).toBe('Edit recent places')
  await userEvent.keyboard('t')
  await box.waitFor('ready')
  await userEvent.click(mounted.view.getByRole('button', { name: 'Clear Search for a place' }))
  await expect.poll(() => box.rows.at(-1)).toBe('Edit recent places')
})

test('while the first answer is pending nothing flashes; a long wait shows a notice', async () => {
  const first = await withTwo()
  first.view.unmount()
  const clock = createFakeClock({ now: 0 })
  const mounted = mountPlaceSearch(
    { recent: true },
    { service: { scenarios: [{ kind: 'hang', times: 1 }] }, provider: { clock } },
  )
  const { box, view } = mounted
  await openIdle(mounted)
  await userEvent.keyboard('x')
  expect([box.status, box.rows.length]).toEqual(['idle', 3])
  expect(view.getByRole('listbox').ariaBusy).not.toBe('true')
  act(() => clock.advance(300))
  expect([box.status, box.rows]).toEqual(['loading', []])
  // Three rows are drawn below the notice.
  const popup = document.querySelector('[data-part="popup"]')
  expect(popup?.getBoundingClientRect().height).toBeGreaterThan(200)
  await userEvent.keyboard('{Backspace}t')
  act(() => clock.advance(500))
  await box.waitFor('ready')
  expect(box.rows.every((row) => !row.startsWith('Edit'))).toBe(true)
})

test('choosing a recent place works as the first time, and its coordinate is stored after the lookup', async () => {
  const onSelect = vi.fn<NonNullable<PlaceSearchProps['onSelect']>>()
  const mounted = await withTwo({ onSelect })
  const { box, service } = mounted
  await openIdle(mounted)
  await box.choose('Teatro Solís')
  const [suggestion, selection] = onSelect.mock.lastCall ?? []
  expect(suggestion).toMatchObject({ kind: 'place', line1: 'Teatro Solís' })
  expect(suggestion).not.toHaveProperty('distance')
  expect(selection?.coordinate).toBeUndefined()
  expect(box.input.value).toBe('Teatro Solís')
  expect(box.announcement).toBe('Teatro Solís chosen')
  const details = await selection?.details()
  expect(details).toMatchObject({ status: 'ready', place: { name: 'Teatro Solís' } })

  await expect.poll(stored).toContain('"coordinate":{')
  mounted.handle.current?.setQuery('')
  await openIdle(mounted)
  await box.choose('Teatro Solís')
  const at = onSelect.mock.lastCall?.[1].coordinate
  expect(at).toEqual(details?.status === 'ready' && details.place.coordinate)
  await onSelect.mock.lastCall?.[1].details()
  const searches = service.calls.filter(({ operation }) => operation === 'search')
  expect(searches.at(-1)?.parameters.search_filter).toBe(suggestion?.searchFilter)
})

test('Delete removes the active row, announces it, and goes to the next', async () => {
  const mounted = await withTwo()
  const { box } = mounted
  await openIdle(mounted)
  await userEvent.keyboard('{ArrowDown}{Delete}')
  await expect.poll(() => box.rows.length).toBe(2)
  expect(box.announcement).toBe('Teatro Solís removed')
  expect(box.highlighted).toContain('Mercado del Puerto')
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => box.rows).toEqual([])
  expect(box.input.ariaExpanded).toBe('false')
  expect(stored()).toBeNull()
})

test('Delete edits the text where there is one', async () => {
  const { box } = await withTwo()
  await box.search('ave')
  await userEvent.keyboard('{Home}{ArrowDown}')
  expect(box.highlighted).toBeDefined()
  await userEvent.keyboard('{Delete}')
  expect(box.input.value).toBe('ve')
})

test('Escape and leaving close the list of recent places', async () => {
  const mounted = await withTwo()
  const { box } = mounted
  await openIdle(mounted)
  await userEvent.keyboard('{Escape}')
  expect(box.input.ariaExpanded).toBe('false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => box.input.ariaExpanded).toBe('true')
  await userEvent.keyboard('{Tab}')
  expect(box.input.ariaExpanded).toBe('false')
})

test('the app sets how many places are stored, and in which storage, which may be asynchronous', async () => {
  const texts = new Map<string, string>()
  const later = () => new Promise((resolve) => setTimeout(resolve, 10))
  const storage: PlaceStorage = {
    getItem: async (key) => {
      await later()
      return texts.get(key) ?? null
    },
    setItem: async (key, text) => {
      await later()
      texts.set(key, text)
    },
    removeItem: (key) => texts.delete(key),
  }
  const mounted = await withTwo({ recent: { storage, key: 'mine', limit: 1 } })
  await openIdle(mounted)
  expect(mounted.box.rows).toEqual([expect.stringContaining('Teatro Solís'), 'Edit recent places'])
  expect([...texts.keys()]).toEqual(['mine'])
  expect(stored()).toBeNull()
})

const refuse = (): never => {
  throw new DOMException('Not allowed here.', 'SecurityError')
}

test.each([
  ['nothing but noise', { getItem: () => '{"version":1,"places":[{"suggestion"' }],
  ['an error', { getItem: refuse }],
  ['no answer that is one', { getItem: async () => Promise.reject(new Error('Gone.')) }],
])('a storage with %s: the box works without it', async (_what, broken) => {
  const storage = { setItem: refuse, removeItem: refuse, ...broken }
  const onSelect = vi.fn<(suggestion: Suggestion) => void>()
  const mounted = mountPlaceSearch({ recent: { storage }, locate: true, onSelect })
  await userEvent.click(mounted.box.input)
  await expect.poll(() => mounted.box.rows).toEqual(['Use my location'])
  await chooseOnce(mounted, 'teatro so', 'Teatro Solís')
  expect(onSelect).toHaveBeenCalledOnce()
  await userEvent.click(mounted.box.input)
  await expect.poll(() => mounted.box.rows).toEqual(['Use my location'])
})

test('hostile stored texts are shown as they are written', async () => {
  const suggestion = { kind: 'term', line1: '<img src=x onerror=alert(1)>' }
  const place = { suggestion, near: { latitude: 0, longitude: 0 } }
  localStorage.setItem('signpost.places', JSON.stringify({ version: 1, places: [place] }))
  const mounted = mountPlaceSearch({ recent: true })
  await openIdle(mounted)
  expect(mounted.box.rows[0]).toBe(suggestion.line1)
  expect(mounted.view.container.querySelector('img')).toBeNull()
})

test.each([
  ['no-store', false],
  ['private', true],
])('a choice from a service that says Cache-Control: %s is stored: %s', async (control, stored) => {
  const service = createGeoFetch()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await service(input, init)
    answer.headers.set('Cache-Control', control)
    return answer
  }
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', scope: control, fetch }
  const storage = { getItem: vi.fn(() => null), setItem: vi.fn(), removeItem: vi.fn() }
  const element = <PlaceSearch label="Where" recent={{ storage }} lookUp />
  const { container } = mountElement(element, {
    client,
    near: { latitude: -34.9066, longitude: -56.2045 },
    queryClient: new QueryClient(),
  })
  const box = placeSearch(container)
  await box.type('teatro so')
  await box.choose('Teatro Solís')
  // The choice and its coordinate are stored one after the other.
  await expect.poll(() => storage.getItem.mock.calls.length).toBe(2)
  expect(storage.setItem.mock.calls.length > 0).toBe(stored)
})
