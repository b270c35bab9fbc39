import { manyPlaces } from '@signpost/testing/fixtures'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import { parametersOf, reply, scriptedService, silence } from '../../test/scriptedService.ts'
import { SearchResults } from './SearchResults.tsx'
import '../styles.css'

const [first, second, third, ...others] = manyPlaces(20).places
const some = reply({ places: [first, second] })
const page = (next: string, ...places: unknown[]) =>
  reply({ places, iterator_status: next, exhausted: 'n' })
const bones = (): number => document.querySelectorAll('[data-part="bone"]').length
const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const goOffline = (): void => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
}

test('idle: requests nothing, and says what the list is for', () => {
  const { service, root, announced } = mountSearchResults({ query: ' ' })
  expect(service.calls).toEqual([])
  expect(root.dataset.status).toBe('idle')
  expect(root.textContent).toBe('Places appear here when you search.')
  expect(announced()).toBe('')
})

test('loading: shows nothing for 300 ms, then a skeleton of rows, and announces it', async () => {
  const { options } = scriptedService([silence])
  const { root, clock, announced } = mountSearchResults(
    { query: 'a' },
    { provider: { client: options } },
  )
  expect([root.dataset.status, root.ariaBusy, bones(), announced()]).toEqual([
    'loading',
    'true',
    0,
    '',
  ])
  clock.advance(299)
  await painted()
  expect(bones()).toBe(0)
  clock.advance(1)
  await expect.poll(bones).toBeGreaterThan(0)
  expect(announced()).toBe('Searching…')
})

test.each(['light', 'dark'])('a skeleton is seen on its background: %s', async (scheme) => {
  const { root } = mountSearchResults(
    { places: undefined },
    { around: (element) => <div data-color-scheme={scheme}>{element}</div> },
  )
  root.style.background = 'var(--signpost-color-surface)'
  const bone = document.createElement('span')
  bone.dataset.part = 'bone'
  root.append(bone)
  const [surface = 0, bar = 0] = luminancesOf([
    getComputedStyle(root).backgroundColor,
    getComputedStyle(bone, '::before').backgroundColor,
  ])
  const contrast = (Math.max(surface, bar) + 0.05) / (Math.min(surface, bar) + 0.05)
  expect(contrast).toBeGreaterThan(1.2)
})

/** The relative luminances of colors that are painted over each other, as WCAG defines them. */
function luminancesOf(colors: readonly string[]): readonly number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) throw new Error('There is no canvas.')
  return colors.map((color) => {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
      (value) => {
        const channel = value / 255
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
      },
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
}

test('undefined places are loading, an empty list is empty', () => {
  const { root, rerender } = mountSearchResults({ places: undefined })
  expect(root.dataset.status).toBe('loading')
  rerender({ places: null })
  expect(root.dataset.status).toBe('empty')
  rerender({ places: [] })
  expect(root.dataset.status).toBe('empty')
})

test('204: empty state with advice, not an error', async () => {
  const { root, announced } = mountSearchResults({ query: 'qqqq' })
  await expect.poll(() => root.dataset.status).toBe('empty')
  expect(root.textContent).toContain('Check the spelling')
  expect(announced()).toBe('No results. Check the spelling, or search somewhere else.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('an empty list has one button, which edits the search, if the app can', async () => {
  const onEdit = vi.fn()
  const { root, rerender } = mountSearchResults({ query: 'qqqq', onEdit })
  await expect.poll(() => root.dataset.status).toBe('empty')
  const [edit, ...others] = screen.getAllByRole('button')
  expect([edit?.textContent, others]).toEqual(['Edit search', []])
  await userEvent.click(screen.getByRole('button'))
  expect(onEdit).toHaveBeenCalledTimes(1)
  rerender({ places: [], onEdit })
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test.each([
  { categories: [{ code: 'cafe', name: 'Café' }] },
  { brands: [{ id: 'any', name: 'Ceibo' }] },
])('only where something is chosen, the advice is to choose less: %j', async (chosen) => {
  const { root, rerender } = mountSearchResults({ query: 'qqqq', ...chosen })
  await expect.poll(() => root.dataset.status).toBe('empty')
  expect(root.textContent).toContain(
    'Check the spelling, choose fewer filters, or search somewhere else.',
  )
  rerender({ query: 'qqqqq', brands: [], categories: [] })
  await expect
    .poll(() => root.textContent)
    .toContain('Check the spelling, or search somewhere else.')
})

test.each([
  [401, 'key', 'This isn’t available here.', false],
  [400, 'request', 'Search isn’t working right now.', false],
  [404, 'not-found', 'The service doesn’t offer this.', false],
])('%i: %s', async (status, kind, text, canRetry) => {
  const { options, sent } = scriptedService([reply({}, { status })])
  const { root, announced } = mountSearchResults({ query: 'a' }, { provider: { client: options } })
  await expect.poll(() => root.dataset.status).toBe('error')
  expect(root.dataset.error).toBe(kind)
  expect(announced()).toBe(text)
  expect(screen.queryByRole('button') !== null).toBe(canRetry)
  expect(sent).toHaveLength(1)
})

test('200 with HTML: an error with "Try again", which works; the focus is not lost', async () => {
  const { options } = scriptedService([reply('<p>Oops'), some])
  const { root, names } = mountSearchResults({ query: 'a' }, { provider: { client: options } })
  await expect.poll(() => root.dataset.error).toBe('decode')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => document.activeElement).toBe(root)
  await expect.poll(names).toHaveLength(2)
  expect(root.dataset.error).toBeUndefined()
})

test('Offline at mount: says so, resumes once', async () => {
  goOffline()
  const { root, names, service, announced } = mountSearchResults({ query: 'Gas station' })
  await expect.poll(() => root.dataset.status).toBe('offline')
  expect(announced()).toMatch(/^You’re offline/)
  onlineManager.setOnline(true)
  await expect.poll(names).toHaveLength(3)
  expect(service.calls).toHaveLength(1)
})

test('offline with another query: the previous rows are not shown as its answer', async () => {
  const { root, names, rerender } = mountSearchResults({ query: 'Gas station' })
  await expect.poll(names).toHaveLength(3)
  goOffline()
  rerender({ query: 'Teatro' })
  expect([root.dataset.status, names()]).toEqual(['offline', []])
})

test('more by a button: rows are added, their number is announced, the focus moves to the first of them', async () => {
  const { options, sent } = scriptedService([page('2', first, second), reply({ places: [third] })])
  const { names, announced } = mountSearchResults({ query: 'a' }, { provider: { client: options } })
  await expect.poll(announced).toBe('2+ places')
  screen.getByRole('button', { name: 'Show more' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(announced).toBe('3 places')
  expect(parametersOf(sent[1]).iterator_status).toBe('2')
  await expect.poll(() => document.activeElement?.textContent).toBe(names()[2])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('more by scrolling: the end of the list loads the next page, one at a time', async () => {
  const { options, sent } = scriptedService([
    page('2', ...others.slice(0, 8)),
    page('3', ...others.slice(8, 16)),
    reply({ places: [third] }),
  ])
  const around = (list: ReactNode): ReactNode => (
    <div style={{ blockSize: 200, overflow: 'auto' }} data-testid="panel">
      {list}
    </div>
  )
  const more = { query: 'a', more: 'scroll' } as const
  const { announced } = mountSearchResults(more, { around, provider: { client: options } })
  await expect.poll(announced).toBe('8+ places')
  expect(sent).toHaveLength(1)
  const panel = screen.getByTestId('panel')
  panel.scrollTop = panel.scrollHeight
  await expect.poll(announced).toBe('16+ places')
  expect(sent).toHaveLength(2)
  panel.scrollTop = panel.scrollHeight
  await expect.poll(announced).toBe('17 places')
  await expect.poll(() => document.activeElement).toBe(document.body)
})

test('a next page that fails keeps the rows and the focus; "Try again" requests that page', async () => {
  const { options, sent } = scriptedService([
    page('2', first, second),
    reply('<p>Oops'),
    reply({ places: [third] }),
  ])
  const { names, root, announced } = mountSearchResults(
    { query: 'a' },
    { provider: { client: options } },
  )
  await expect.poll(names).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await expect.poll(announced).toBe('Couldn’t load more.')
  expect([root.dataset.status, names().length]).toEqual(['error', 2])
  // The button disappeared after its action; "Try again" is next.
  await expect
    .poll(() => screen.getAllByRole('listitem')[1]?.contains(document.activeElement))
    .toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(names).toHaveLength(3)
  expect(parametersOf(sent[2]).iterator_status).toBe('2')
})

test('offline between two pages: the rows stay, and the next page is loaded by itself', async () => {
  const { options } = scriptedService([page('2', first, second), reply({ places: [third] })])
  const { names, root, announced } = mountSearchResults(
    { query: 'a' },
    { provider: { client: options } },
  )
  await expect.poll(names).toHaveLength(2)
  goOffline()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await expect.poll(() => root.dataset.status).toBe('offline')
  expect([names().length, announced()]).toEqual([2, expect.stringMatching(/^You’re offline/)])
  onlineManager.setOnline(true)
  await expect.poll(names).toHaveLength(3)
})

test('a refetch that fails keeps the rows, and announces that they may be out of date', async () => {
  let fail = (): void => {}
  const late = (): Promise<Response> =>
    new Promise((resolve) => {
      fail = () => resolve(new Response('<p>Oops'))
    })
  const { options } = scriptedService([some, late, some])
  const queryClient = new QueryClient()
  const { names, root, announced } = mountSearchResults(
    { query: 'a' },
    { provider: { client: options, queryClient } },
  )
  await expect.poll(names).toHaveLength(2)
  void queryClient.invalidateQueries()
  await expect.poll(() => root.dataset.status).toBe('refreshing')
  expect([root.dataset.stale, announced()]).toEqual([undefined, '2 places'])
  fail()
  await expect.poll(announced).toBe('These results may be out of date.')
  expect([root.dataset.status, names().length]).toEqual(['error', 2])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(announced).toBe('2 places')
})

test('Paging that repeats: stops, and lists no place twice', async () => {
  const { options } = scriptedService([page('2', first, second), page('2', second, third)])
  const { names } = mountSearchResults({ query: 'a' }, { provider: { client: options } })
  await expect.poll(names).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await expect.poll(names).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('nothing found so far, but there may be more: the user can load further pages', async () => {
  const { options } = scriptedService([page('2'), some])
  const { root, names } = mountSearchResults({ query: 'a' }, { provider: { client: options } })
  await expect.poll(() => root.dataset.status).toBe('empty')
  await userEvent.click(screen.getByRole('button', { name: 'Search further' }))
  await expect.poll(names).toHaveLength(2)
})

test('StrictMode: one request per query key. Two lists of one query: one request', async () => {
  const question = { query: 'Gas station' }
  const twice = (list: ReactNode): ReactNode => (
    <>
      {list}
      <SearchResults {...question} label="The same" />
    </>
  )
  const { names, service } = mountSearchResults(question, { around: twice })
  await expect.poll(names).toHaveLength(6)
  expect(service.calls).toHaveLength(1)
})

test('Unmount: aborted, silent', async () => {
  const { view, service } = mountSearchResults(
    { query: 'a' },
    { service: { scenarios: [{ kind: 'hang' }] } },
  )
  await expect.poll(() => service.calls.length).toBe(1)
  view.unmount()
  await expect.poll(() => service.calls[0]?.aborted).toBe(true)
})

test('every parameter of the search reaches the request', async () => {
  const bounds = { west: -56.3, south: -35, east: -56, north: -34.8 }
  const { service } = mountSearchResults({
    query: 'teatro',
    countries: ['UY'],
    bounds,
    limit: 2,
    searchFilter: 'theatres',
  })
  await expect.poll(() => service.calls.length).toBe(1)
  expect(service.calls[0]?.parameters).toMatchObject({
    query: 'teatro',
    countries: 'UY',
    bounds: expect.stringContaining('-56.3'),
    iterator_length: '2',
    search_filter: 'theatres',
  })
})
