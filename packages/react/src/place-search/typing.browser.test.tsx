import type { Clock } from '@signpost/client/domain'
import { createFakeClock } from '@signpost/testing'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listener } from '../../test/listener.ts'
import { type MountedBox, mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { scriptedService, suggests } from '../../test/scriptedService.ts'
import { ar } from '../messages/ar.ts'
import type { PlaceSearchProps } from './PlaceSearchProps.ts'

interface HeldBox extends MountedBox {
  /** Answers requests until the box has a status. */
  readonly answer: (status: string) => Promise<void>
}

/**
 * Adds a button after the box. Without one, Tab may return to the box, or move to the browser's own buttons, which then keep the keyboard.
 */
function beforeButton(element: ReactNode): ReactNode {
  return (
    <>
      {element}
      <button type="button">Next</button>
    </>
  )
}

/** Mounts a box whose service answers on command. */
function mountHeld(props: PlaceSearchProps = {}, ownClock?: Clock): HeldBox {
  const clock = createFakeClock({ now: 0 })
  const scenarios = [{ kind: 'latency', ms: 1 }] as const
  const provider = ownClock ? { clock: ownClock } : {}
  const mounted = mountPlaceSearch(props, { service: { clock, scenarios }, provider })
  const statusLater = (): string => {
    clock.advance(1)
    return mounted.box.status
  }
  return { ...mounted, answer: (status) => expect.poll(statusLater).toBe(status) }
}

test('cached rows are narrowed at once and not announced; the answer is announced', async () => {
  const { heard, of } = listener()
  const { box, view, answer } = mountHeld({ onEvent: heard })
  await box.type('t')
  await answer('ready')
  await expect.poll(() => box.announcement).not.toBe('')
  await box.type('e')
  expect(box.status).toBe('refreshing')
  expect(box.rows).toEqual(expect.arrayContaining([expect.stringContaining('Teatro Solís')]))
  expect(view.getByRole('listbox').ariaBusy).toBe('true')
  expect(box.announcement).toBe('')
  await answer('ready')
  expect(view.getByRole('listbox').ariaBusy).not.toBe('true')
  expect(of('impression').map(({ query }) => query)).toEqual(['t', 'te'])
})

test('when narrowing leaves no row, the last rows stay, marked as provisional when the answer takes long', async () => {
  const ownClock = createFakeClock({ now: 0 })
  const { box, view, answer } = mountHeld({}, ownClock)
  await box.type('t')
  await answer('ready')
  const { rows } = box
  const list = view.getByRole('listbox')
  const before = list.innerHTML
  await box.type('zzz')
  expect([box.status, box.rows, list.innerHTML]).toEqual(['refreshing', rows, before])
  expect(list.matches('[data-provisional]')).toBe(false)
  act(() => ownClock.advance(300))
  expect(list.matches('[data-provisional]')).toBe(true)
  await answer('empty')
  expect(box.rows).toEqual([])
})

test('thrifty: "starbucks" at 100 ms a key costs at most three requests, and the text is among them', async () => {
  const clock = createFakeClock({ now: 0 })
  const { box, asked } = mountPlaceSearch({}, { provider: { clock, requests: 'thrifty' } })
  for (const letter of 'starbucks') {
    await box.type(letter)
    act(() => clock.advance(100))
  }
  act(() => clock.advance(500))
  await box.waitFor('ready', 'empty')
  expect(asked().length).toBeLessThanOrEqual(3)
  expect(asked().at(-1)).toBe('starbucks')
})

test('corrections and repeats come from the cache', async () => {
  const { box, asked } = mountPlaceSearch()
  await box.search('t')
  await box.search('e')
  await userEvent.keyboard('{Backspace}')
  await box.waitFor('ready')
  expect(asked()).toEqual(['t', 'te'])
})

test('answers out of order, from a transport that cannot abort: the list matches the text', async () => {
  const { box } = mountPlaceSearch(
    {},
    {
      service: {
        scenarios: [
          { kind: 'ignore-abort' },
          { kind: 'latency', ms: ({ parameters }) => (parameters.query === 't' ? 300 : 20) },
        ],
      },
    },
  )
  await box.type('t')
  await box.search('eatro')
  const rows = box.rows
  expect(rows.every((row) => /Teatro|Theater/.test(row))).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect([box.status, box.rows]).toEqual(['ready', rows])
})

test('an active row keeps its place when the answer comes', async () => {
  const later = suggests('Avenida', 'Avon', 'Avila')
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { options } = scriptedService([suggests('Alfa', 'Avila'), () => arrived.then(later)])
  const { box } = mountPlaceSearch({}, { provider: { client: options } })
  await box.search('a')
  await box.type('v')
  expect([box.status, box.rows]).toEqual(['refreshing', ['Avila']])
  await userEvent.keyboard('{ArrowDown}')
  arrive()
  await box.waitFor('ready')
  expect(box.rows).toEqual(['Avila', 'Avenida', 'Avon'])
  expect(box.highlighted).toBe('Avila')
})

test('offline: says so, and goes on when the network is back', async () => {
  const { box } = mountPlaceSearch()
  window.dispatchEvent(new Event('offline'))
  await box.search('sol')
  expect(box.status).toBe('offline')
  window.dispatchEvent(new Event('online'))
  await box.waitFor('ready')
})

test('StrictMode: one request for a text, reported once', async () => {
  const { heard, of } = listener()
  const { box, asked } = mountPlaceSearch({ onEvent: heard })
  await box.search('t')
  expect(asked()).toEqual(['t'])
  expect(of('request')).toEqual([{ type: 'request', query: 't' }])
})

test('unmounted while a request is on its way: aborted, no timer left behind', async () => {
  const clock = createFakeClock({ now: 0 })
  const { box, service, view } = mountPlaceSearch(
    {},
    { service: { scenarios: [{ kind: 'hang' }] }, provider: { clock } },
  )
  await box.type('te')
  await expect.poll(() => service.calls).toHaveLength(2)
  expect(clock.pending).toBeGreaterThan(0)
  view.unmount()
  expect(clock.pending).toBe(0)
  await expect.poll(() => service.calls.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('a text that is too short is explained and announced in the same words', async () => {
  const provider = { language: 'ar-MA', messages: ar }
  const { box, view } = mountPlaceSearch({ minLength: 3 }, { provider })
  await box.type('so')
  const notice = (): string | undefined =>
    view.container.querySelector('[data-part="notice"]')?.textContent ?? undefined
  await expect.poll(notice).toContain('3 أحرف')
  expect(box.announcement).toBe(notice())
})

test('countries and bounds: what is elsewhere is not found', async () => {
  const there = mountPlaceSearch({ countries: ['DE'] })
  await there.box.search('berlin')
  expect(there.box.rows[0]).toContain('Berlin')
  there.view.unmount()
  const bounds = { north: 11, east: 11, south: 10, west: 10 }
  const { box } = mountPlaceSearch({ bounds })
  await box.type('teatro solis')
  await box.waitFor('empty')
  expect(box.rows).toEqual([])
})

test('toQuery: its query is requested, and the text stays', async () => {
  const toQuery = (text: string): string => text.replace(/^\d+ /, '')
  const { box, asked } = mountPlaceSearch({ toQuery })
  await box.search('12 teatro sol')
  expect(asked()).toContain('teatro sol')
  expect(asked().some((query) => query?.startsWith('12 '))).toBe(false)
  expect([box.input.value, box.rows[0]]).toEqual([
    '12 teatro sol',
    expect.stringContaining('Teatro'),
  ])
})

test('selections are reported with rank and latency, abandonment when the box is left', async () => {
  const { heard, of } = listener()
  const { box } = mountPlaceSearch({ onEvent: heard }, { around: beforeButton })
  await box.search('ave')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Tab}')
  expect(of('selection')).toMatchObject([{ query: 'ave', rank: 2, latency: expect.any(Number) }])
  expect(of('abandonment')).toEqual([])
  await userEvent.clear(box.input)
  await box.search('sol')
  await userEvent.keyboard('{Tab}{Tab}')
  expect(of('abandonment')).toEqual([{ type: 'abandonment', query: 'sol' }])
})

test('selections are reported with the kind of the row, and texts without results are reported', async () => {
  const { heard, of } = listener()
  const own = { id: 'own', get: () => ['Mine', 'Mine too'] }
  const { box, rerender } = mountPlaceSearch({ onEvent: heard, sources: ['service', own] })
  await box.search('xyzzy')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(of('selection').at(-1)).toMatchObject({ kind: 'custom', source: 'own', rank: 2 })
  expect(of('noResults')).toEqual([])
  rerender({ onEvent: heard })
  await userEvent.clear(box.input)
  await userEvent.type(box.input, '-34.9, -56.16')
  await box.choose('-34.9')
  expect(of('selection').at(-1)).toMatchObject({ kind: 'coordinate', rank: 1 })
  await userEvent.clear(box.input)
  await userEvent.type(box.input, 'xyzzy')
  await expect.poll(() => of('noResults').at(-1)).toEqual({ type: 'noResults', query: 'xyzzy' })
})

test('a search that ended before there was a listener is not reported, nor counted to the next', async () => {
  const { heard, of } = listener()
  const { box, rerender } = mountPlaceSearch({}, { around: beforeButton })
  await box.search('ave')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  rerender({ onEvent: heard })
  await userEvent.keyboard('{Tab}{Tab}')
  await userEvent.clear(box.input)
  await box.search('sol')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(() => of('abandonment')).toEqual([{ type: 'abandonment', query: 'sol' }])
  expect(of('selection')).toEqual([])
})

test('controlled: the app sets the text, and changing it does not open the list', async () => {
  const onQueryChange = vi.fn()
  const { box, rerender } = mountPlaceSearch({ query: 'Plaza', onQueryChange })
  rerender({ query: 'Teatro', onQueryChange })
  expect([box.input.value, box.status, box.input.ariaExpanded]).toEqual(['Teatro', 'idle', 'false'])
  await userEvent.type(box.input, '!')
  expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('Teatro!')
  expect(box.input.value).toBe('Teatro')
})

test('the handle focuses, fills and clears; filling sends no request', async () => {
  const { box, handle, asked } = mountPlaceSearch()
  const first = handle.current
  first?.focus()
  await expect.poll(() => document.activeElement).toBe(box.input)
  handle.current?.setQuery('Teatro')
  await expect.poll(() => box.input.value).toBe('Teatro')
  handle.current?.clear()
  await expect.poll(() => box.input.value).toBe('')
  expect(asked()).toEqual([])
  expect(handle.current).toBe(first)
})

test.each([{ disabled: true }, { readOnly: true }])(
  '%o: neither opens nor sends a request',
  async (props) => {
    const { box, asked, view } = mountPlaceSearch({ ...props, defaultQuery: 'Teatro' })
    await box.press('ArrowDown')
    expect([box.input.ariaExpanded, asked()]).toEqual(['false', []])
    expect(view.queryByRole('button', { name: 'Clear Search for a place' })).toBeNull()
  },
)

test('slots, classes and messages can be replaced', async () => {
  const { box, view } = mountPlaceSearch({
    classNames: { root: 'mine', row: 'row' },
    messages: { label: 'Where to?' },
    icon: null,
    slots: { row: ({ item }) => <em>{item.kind}</em> },
  })
  await box.search('sol')
  expect(view.getByRole('combobox', { name: 'Where to?' })).toBe(box.input)
  expect(view.getAllByRole('option').every((option) => option.className === 'row')).toBe(true)
  expect(box.rows[0]).toBe('suggestion')
  expect(view.container.querySelector('.mine')).not.toBeNull()
})

test('hostile texts and HTML are shown as they are written', async () => {
  const { box, view } = mountPlaceSearch({}, { service: { scenarios: [{ kind: 'hostile-text' }] } })
  await box.search('a')
  expect(box.rows.length).toBeGreaterThan(0)
  expect(view.container.querySelector('script, img, iframe, a')).toBeNull()
})

test('50 mounts and unmounts leave no node, listener or timer behind', async () => {
  const clock = createFakeClock({ now: 0 })
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  onTestFinished(() => void vi.restoreAllMocks())
  const nodes = document.querySelectorAll('*').length
  for (let mounts = 0; mounts < 50; mounts++) {
    const { box, view } = mountPlaceSearch({}, { provider: { clock } })
    await box.search('t')
    view.unmount()
    view.container.remove()
  }
  expect(document.querySelectorAll('*').length).toBe(nodes)
  expect(clock.pending).toBe(0)
  expect(added.mock.calls.length).toBeGreaterThan(100)
  expect(removed.mock.calls.length).toBe(added.mock.calls.length)
})

test('controlled: a text that the app rejects is not requested', async () => {
  const { box, asked } = mountPlaceSearch({ query: 'Plaza' })
  await box.type('!')
  await box.press('ArrowDown')
  await box.waitFor('ready')
  expect(asked()).toEqual(['Plaza'])
})

test('a pasted text is cut off where the service would refuse it, unless the app has another limit', async () => {
  const { box, service } = mountPlaceSearch()
  await act(async () => box.input.focus())
  await act(async () => document.execCommand('insertText', false, 'teatro '.repeat(100)))
  await expect.poll(() => box.status).toBe('ready')
  expect(box.input.value).toHaveLength(300)
  expect(service.calls.map(({ parameters }) => parameters.query?.length)).toEqual([300])
  expect(mountPlaceSearch({ inputProps: { maxLength: 80 } }).box.input.maxLength).toBe(80)
})
