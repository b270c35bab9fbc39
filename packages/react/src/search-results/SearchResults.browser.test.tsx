import { everything, montevideo, oddPlaces, placeNamed } from '@signpost/testing/fixtures'
import { screen, within } from '@testing-library/react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pictures } from '../../../../test/browser/pictures.ts'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import { readPlace } from '../../test/readPlace.ts'
import type { ResultFactsProps } from './ResultFacts.tsx'
import '../styles.css'

const tavern = await readPlace({
  ...everything,
  partner_contents: { ...everything.partner_contents, icon_url: pictures[0] },
})
const cafe = { ...(await readPlace(placeNamed(montevideo, 'Café del Ombú'))), distance: 300 }
const theatre = { ...(await readPlace(placeNamed(montevideo, 'Teatro Solís'))), distance: 900 }
const places = [theatre, cafe, tavern]

const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const rowOf = (name: string): HTMLElement | null => screen.getByText(name).closest('li')

function RouterLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return <a {...props} data-router="" />
}

describe('what a search finds', () => {
  test('a list whose rows are labeled by the places; their number is announced once, politely', async () => {
    const { names, rows, announced, root, service } = mountSearchResults({ query: 'Gas station' })
    await expect.poll(() => names().length).toBe(3)
    expect(root.dataset.status).toBe('ready')
    expect(rows().map((row) => within(row).getAllByRole('button').length)).toEqual([1, 1, 1])
    expect(button('Ceibo Combustibles')).toBeTruthy()
    expect(announced()).toBe('3 places')
    expect(screen.getAllByRole('status')).toHaveLength(1)
    expect(service.calls).toHaveLength(1)
  })

  test('takes brand, category and text together', async () => {
    const { names, service } = mountSearchResults({
      brands: [{ id: 'any', name: 'Ceibo' }],
      categories: [{ code: 'gas-station', name: 'Gas station' }],
      query: 'combustibles',
    })
    await expect.poll(() => service.calls.length).toBeGreaterThan(0)
    expect(service.calls[0]?.parameters.query).toBe('Ceibo combustibles')
    await expect.poll(names).toEqual([])
  })

  test('another query keeps the previous rows until its own are loaded', async () => {
    const { names, root, rerender, announced } = mountSearchResults({ query: 'Gas station' })
    await expect.poll(() => names().length).toBe(3)
    rerender({ query: 'Teatro Solís' })
    expect([root.dataset.stale, root.ariaBusy, names().length, announced()]).toEqual([
      'true',
      'true',
      3,
      '',
    ])
    await expect.poll(names).toEqual(['Teatro Solís'])
    expect([root.dataset.stale, root.ariaBusy, announced()]).toEqual([undefined, null, '1 place'])
    rerender({ query: '' })
    expect([root.dataset.status, names()]).toEqual(['idle', []])
  })
})

describe('a row', () => {
  test('shows what is known: kind, brand, address, distance, open now, fuel, rating with its credit', async () => {
    mountSearchResults({ places: [tavern] }, { provider: { language: 'en-GB', units: 'metric' } })
    const row = rowOf('Taberna del Todo')
    const parts = within(row ?? document.body)
    await expect.poll(() => parts.queryByRole('link')?.checkVisibility()).toBe(true)
    const text = row?.textContent
    expect(text).toContain('Restaurant · $$ · Todo en Uno')
    expect(text).toContain('Durazno 1507, 11200 Montevideo')
    expect(text).toContain('1.2 km')
    expect(text).toContain('closes')
    expect(text).toMatch(/UYU\s78\.86/)
    expect(text).toMatch(/reviews/)
    expect(button('Taberna del Todo')).toHaveAccessibleDescription(
      /Todo en Uno Durazno 1507 , 11200 .* 1\.2 km from the search center/,
    )
  })

  test('without a time zone does not say "open', () => {
    mountSearchResults({ places: [{ ...tavern, timeZone: undefined }] })
    expect(rowOf('Taberna del Todo')?.querySelector('[data-signpost="opening-hours"]')).toBeNull()
  })

  test('omits what is not known, and shows a distance of 0', () => {
    const bare = { id: 'a', phones: [], categories: [], brands: [], fuelPrices: [], distance: 0 }
    const { rows } = mountSearchResults({ places: [bare] }, { provider: { units: 'metric' } })
    expect(button('Unnamed place')).toBeTruthy()
    expect(rows()[0]?.textContent).toBe('Unnamed place0 m from the search center')
  })

  test('is clickable everywhere except on controls within it', async () => {
    const onSelect = vi.fn()
    const onBook = vi.fn()
    mountSearchResults({
      places,
      onSelect,
      renderActions: ({ name }) => (
        <button type="button" onClick={() => onBook(name)}>
          Book
        </button>
      ),
    })
    const row = rowOf('Teatro Solís')
    const where = row?.querySelector('[data-part="address"]')
    const { x, y } = where?.getBoundingClientRect() ?? new DOMRect()
    await userEvent.click(document.elementFromPoint(x + 5, y + 5) ?? document.body)
    expect(onSelect.mock.calls).toEqual([[theatre]])
    await userEvent.click(within(row ?? document.body).getByText('Book'))
    expect(onBook.mock.calls).toEqual([['Teatro Solís']])
    expect(onSelect).toHaveBeenCalledTimes(1)
  })

  test('is a link when the app gives a URL, with the link component of its router', () => {
    mountSearchResults({
      places: [theatre],
      href: ({ name }) => `/places/${encodeURIComponent(name ?? '')}`,
      slots: { link: RouterLink },
    })
    const link = screen.getByRole('link', { name: 'Teatro Solís' })
    expect(link.getAttribute('href')).toBe('/places/Teatro%20Sol%C3%ADs')
    expect('router' in link.dataset).toBe(true)
  })

  test('shows details of the app in place of ours', () => {
    const facts = ({ place }: ResultFactsProps): ReactNode => (
      <>Tonight, {place.categories[0]?.name}</>
    )
    const { rows } = mountSearchResults(
      { places: [theatre], slots: { facts } },
      { provider: { units: 'metric' } },
    )
    expect(rows()[0]?.textContent).toMatch(
      /^Teatro SolísTonight, Teatro900 m from the search center/,
    )
  })
})

describe('selected and hovered', () => {
  test('are state of the list when uncontrolled', async () => {
    mountSearchResults({ places })
    await userEvent.click(button('Café del Ombú'))
    expect(screen.getAllByRole('button', { current: true })).toEqual([button('Café del Ombú')])
    expect(rowOf('Café del Ombú')?.dataset).toMatchObject({ selected: 'true', hovered: 'true' })
  })

  test('are reported to the app and shown as it decides when controlled', async () => {
    const onSelectedChange = vi.fn()
    const onHoveredChange = vi.fn()
    const given = { places, selected: null, hovered: null }
    const { rerender } = mountSearchResults({ ...given, onSelectedChange, onHoveredChange })
    await userEvent.click(button('Café del Ombú'))
    expect(onSelectedChange.mock.calls).toEqual([[cafe.id]])
    expect(onHoveredChange).toHaveBeenLastCalledWith(cafe.id)
    expect(screen.queryByRole('button', { current: true })).toBeNull()
    rerender({ places, selected: theatre.id, hovered: tavern.id, onHoveredChange })
    expect(screen.getAllByRole('button', { current: true })).toEqual([button('Teatro Solís')])
    expect(rowOf('Taberna del Todo')?.dataset.hovered).toBe('true')
    await userEvent.hover(screen.getByLabelText('Sort by'))
    expect(onHoveredChange).toHaveBeenLastCalledWith(null)
  })

  test('a place that is selected elsewhere, such as on a map, is scrolled into view', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...theatre, id: `${at}`, name: `${at}` }))
    const around = (list: ReactNode): ReactNode => (
      <div style={{ blockSize: 300, overflow: 'auto' }} data-testid="panel">
        {list}
      </div>
    )
    const { rerender } = mountSearchResults({ places: many, selected: '0' }, { around })
    const panel = screen.getByTestId('panel')
    rerender({ places: many, selected: '30' })
    const { bottom } = button('30').getBoundingClientRect()
    expect(panel.scrollTop).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom)
  })
})

describe('keys', () => {
  const actions = { renderActions: () => <a href="#way">Way</a> }
  const focused = (): string | null | undefined => document.activeElement?.textContent

  test('arrows, Home and End go from row to row', async () => {
    const onHoveredChange = vi.fn()
    mountSearchResults({ places, onHoveredChange })
    document.querySelector('select')?.focus()
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('Teatro Solís')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Café del Ombú')
    expect(onHoveredChange).toHaveBeenLastCalledWith(cafe.id)
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Taberna del Todo')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    expect(focused()).toBe('Café del Ombú')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Teatro Solís')
    await userEvent.keyboard('{Enter}')
    expect(button('Teatro Solís').ariaCurrent).toBe('true')
  })

  test('Tab goes to the selected row, into its actions, and out of the list', async () => {
    mountSearchResults(
      { places, defaultSort: 'relevance', selected: cafe.id, ...actions },
      {
        around: (list) => (
          <>
            <button type="button">Before</button>
            {list}
            <button type="button">After</button>
          </>
        ),
      },
    )
    document.querySelector('select')?.focus()
    const stops: unknown[] = []
    for (const key of ['{Tab}', '{Tab}', '{Tab}']) {
      await userEvent.keyboard(key)
      stops.push(focused(), document.activeElement?.closest('li') === rowOf('Café del Ombú'))
    }
    expect(stops).toEqual(['Café del Ombú', true, 'Way', true, 'After', false])
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{ArrowDown}{Tab}')
    expect(document.activeElement?.closest('li')).toBe(rowOf('Taberna del Todo'))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(focused()).toBe('Taberna del Todo')
  })

  test('when the order changes, the focus stays on the same place', async () => {
    const { rerender } = mountSearchResults({ places, sort: 'relevance' })
    button('Teatro Solís').focus()
    rerender({ places, sort: 'distance' })
    expect(focused()).toBe('Teatro Solís')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('Café del Ombú')
  })
})

describe('the order', () => {
  test('can be relevance, rating, or distance, which names where it is measured from', async () => {
    const onSortChange = vi.fn()
    const { names } = mountSearchResults({ places, origin: 'map', onSortChange })
    const sort = screen.getByLabelText('Sort by')
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Relevance', 'Distance from the map’s center', 'Rating', 'Price'])
    await userEvent.selectOptions(sort, 'distance')
    expect(names()).toEqual(['Café del Ombú', 'Teatro Solís', 'Taberna del Todo'])
    expect(onSortChange.mock.calls).toEqual([['distance']])
    expect(rowOf('Café del Ombú')?.textContent).toMatch(/ from the map’s center/)
  })

  const here = { latitude: -34.9, longitude: -56.1 }
  test.each([
    [{ userPosition: here }, {}, 'from you'],
    [{ userPosition: here }, { searchUserPosition: false }, 'from the search center'],
    [{}, {}, 'from the search center'],
    [{ origin: { name: 'Plaza\u202e' } } as const, {}, 'from \u2068Plaza\u2069'],
  ])('%j, with a service %j: %s', (props, wire, from) => {
    const client = { baseUrl: 'https://geo.example', apiKey: 'any', wire }
    mountSearchResults({ places, ...props }, { provider: { client } })
    expect(screen.getByRole('option', { name: `Distance ${from}` })).toBeTruthy()
  })

  test('is not offered when no place has a distance, a rating or a fuel price', () => {
    const nowhere = places.map((place) => ({
      ...place,
      distance: undefined,
      partner: undefined,
      fuelPrices: [],
    }))
    const { names } = mountSearchResults({ places: nowhere, defaultSort: 'distance' })
    expect(screen.queryByLabelText('Sort by')).toBeNull()
    expect(names()).toHaveLength(3)
  })
})

test('the name of a place of which nothing else is known is in the middle of its icon', async () => {
  mountSearchResults({ places: [await readPlace(oddPlaces.nameOnly), cafe] })
  const [icon, name] = ['[data-part="disc"]', '[data-part="name"]'].map((part) => {
    const { top = 0, height = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {}
    return top + height / 2
  })
  expect(Math.abs((icon ?? 0) - (name ?? 100))).toBeLessThan(1)
})
