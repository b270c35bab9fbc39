import type { Place } from '@signpost/client'
import { everything, manyPlaces } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { parametersOf, reply, scriptedService } from '../../test/scriptedService.ts'
import '../styles.css'

const tavern = await readPlace(everything)
const wednesday = (start: number, end: number): Place['hours'] => ({
  sessions: [{ day: 3, start: start * 3600, end: end * 3600 }],
})
// The clock of the test shows noon on a Wednesday in Montevideo.
const open = { ...tavern, id: '1', name: 'Open', hours: wednesday(9, 13), partner: undefined }
const shut = { ...open, id: '2', name: 'Shut', hours: wednesday(15, 18) }
const silent = { ...tavern, id: '3', name: 'Silent', hours: undefined, categories: [] }
const places = [open, shut, silent]

const kinds = ['open', 'rating', 'category', 'brand'] as const
const chip = (name: string): HTMLElement => screen.getByRole('button', { name })
const missing = (): string | null | undefined =>
  document.querySelector('[data-part="missing"]')?.textContent
const chips = (): (string | null)[] =>
  [...document.querySelectorAll('[data-part="chip"]')].map(({ textContent }) => textContent)

test('shows filters only when asked to, and only those that some place has', () => {
  const { rerender } = mountSearchResults({ places })
  expect(chips()).toEqual([])
  rerender({ places: [silent], filterOptions: ['open', 'category'] })
  expect(chips()).toEqual([])
  rerender({ places, filterOptions: kinds })
  expect(chips().slice(0, 2)).toEqual(['Open now', 'Rated 4 and up'])
})

test('open now hides places without known hours, says so, and changes as time passes', async () => {
  const shown: string[] = []
  const { names, announced, clock } = mountSearchResults({
    places,
    filterOptions: kinds,
    onPlacesChange: (now) => shown.push(now.map(({ name }) => name).join()),
  })
  await userEvent.click(chip('Open now'))
  expect(chip('Open now').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(names).toEqual(['Open'])
  const note = '1 place is hidden: its hours aren’t known.'
  expect(missing()).toBe(note)
  expect(announced()).toBe(`1 of 3 places ${note}`)
  expect(shown.at(-1)).toBe('Open')
  clock.advance(3600_000)
  await expect.poll(names).toEqual([])
  clock.advance(2 * 3600_000)
  await expect.poll(names).toEqual(['Shut'])
  await userEvent.click(chip('Clear filters'))
  expect(names()).toEqual(['Open', 'Shut', 'Silent'])
  await expect.poll(() => document.activeElement).toBe(chip('Open now'))
})

test('the places without known hours are shown on request, until a filter changes', async () => {
  const { names } = mountSearchResults({ places, filterOptions: kinds })
  const shown = (): HTMLElement | null => screen.queryByRole('button', { name: 'Show anyway' })
  expect(shown()).toBeNull()
  await userEvent.click(chip('Open now'))
  await expect.poll(names).toEqual(['Open'])
  await userEvent.click(shown() ?? document.body)
  await expect.poll(names).toEqual(['Open', 'Silent'])
  expect([missing(), shown()]).toEqual([undefined, null])
  await expect.poll(() => document.activeElement).toBe(chip('Open now'))
  await userEvent.click(chip('Rated 4 and up'))
  await expect.poll(names).not.toContain('Silent')
  expect(shown()).not.toBeNull()
})

test('uses a time zone that only the app knows', async () => {
  const foreign = { ...open, timeZone: undefined }
  const { names } = mountSearchResults(
    { places: [foreign], filterOptions: kinds, defaultFilters: { open: true } },
    { provider: { timeZoneAt: async () => 'America/Montevideo' } },
  )
  await expect.poll(names).toEqual(['Open'])
})

test('when no place passes says so, and the filters stay', async () => {
  const { names } = mountSearchResults({
    places,
    filterOptions: kinds,
    filters: { categories: ['no such'] },
  })
  expect(names()).toEqual([])
  expect(missing()).toBe('Nothing matches your filters.')
  expect(chip('Clear filters')).toBeTruthy()
})

test('sorts by rating, places without one last', async () => {
  const { names } = mountSearchResults({ places: [open, silent] })
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'rating')
  expect(names()).toEqual(['Silent', 'Open'])
})

test('loads up to five more pages to fill a filtered list, then more on request', async () => {
  const pages = Array.from({ length: 12 }, (_, page) =>
    reply({
      places: [
        { ...manyPlaces(1).places[0], id: `${page}`, location: { latitude: page, longitude: 1 } },
      ],
      iterator_status: `page ${page}`,
      exhausted: 'n',
    }),
  )
  const [first, ...others] = pages
  if (!first) throw new Error('There is no page.')
  const service = scriptedService([first, ...others])
  mountSearchResults(
    { query: 'a', filterOptions: kinds, defaultFilters: { brands: ['no such'] } },
    { provider: { client: service.options } },
  )
  await expect.poll(missing).toContain('There may be more.')
  expect(service.sent).toHaveLength(6)
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await userEvent.click(chip('Search further'))
  await expect.poll(() => service.sent.length).toBe(11)
})

test('live: requests when the text has not changed for a moment, from two characters on', async () => {
  const service = scriptedService([reply({ places: manyPlaces(1).places })])
  const { rerender, clock, root } = mountSearchResults(
    { query: '', live: true },
    { provider: { client: service.options } },
  )
  for (const query of ['c', 'ca', 'caf']) {
    rerender({ query, live: true })
    clock.advance(299)
  }
  expect(service.sent).toEqual([])
  clock.advance(1)
  await expect
    .poll(() => service.sent.map(({ url }) => parametersOf({ url }).query))
    .toEqual(['caf'])
  await expect.poll(() => root.dataset.status).toBe('ready')
})
