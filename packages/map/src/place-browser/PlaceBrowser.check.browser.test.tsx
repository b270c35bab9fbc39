import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { paints } from '../../../../test/browser/paints.ts'
import { pictures } from '../../../../test/browser/pictures.ts'
import { worker } from '../../test/mapStage.tsx'
import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../styles.css'
import { plainStyle } from '../../test/plainStyle.ts'
import { PlaceBrowser } from './PlaceBrowser.tsx'
import type { PlaceBrowserProps } from './PlaceBrowserProps.ts'

beforeEach(() => page.viewport(1280, 800))
const near = { latitude: -34.9055, longitude: -56.1913 }
const theatre = { name: 'Teatro Solís', coordinate: { latitude: -34.90779, longitude: -56.20092 } }

function show(
  props: PlaceBrowserProps = {},
  blockSize = 800,
  service: typeof fetch = createGeoFetch(),
) {
  const tree = (now: PlaceBrowserProps) => (
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch: service }}
      near={near}
    >
      <div style={{ blockSize }}>
        <PlaceBrowser map={{ workerUrl: worker, mapStyle: plainStyle }} {...now} />
      </div>
    </SignpostProvider>
  )
  const { rerender } = render(tree(props))
  return (now: PlaceBrowserProps) => rerender(tree(now))
}

const heading = (name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true })
const close = (): Locator => page.getByRole('button', { name: 'Close' })
const titles = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-part="title"]'),
]
const panel = (): Element => document.querySelector('[data-part="panel"]') ?? document.body

test('goes from a search to a place of its list, to directions, and back, with the chosen order', async () => {
  const onValueChange = vi.fn()
  show({ onValueChange }, 400)
  const categories = page.getByRole('toolbar', { name: 'Categories' })
  await expect.element(categories).toBeVisible()
  await userEvent.type(page.getByRole('combobox'), 'Gas station')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => titles().length).toBeGreaterThan(2)
  await expect.element(heading('Gas station')).toHaveFocus()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'distance')
  const order = titles().map(({ textContent }) => textContent)
  panel().scrollTop = 40
  const { scrollTop } = panel()
  expect(scrollTop).toBeGreaterThan(0)
  await userEvent.click(titles()[1] ?? document.body)
  const name = order[1] ?? ''
  await expect.element(page.getByRole('article', { name })).toBeVisible()
  expect(panel().scrollTop).toBe(0)
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ query: 'Gas station', place: { name } })
  await userEvent.click(page.getByRole('button', { name: 'Directions' }))
  await expect.element(page.getByRole('combobox', { name: 'To' })).toHaveValue(name)
  await expect.element(page.getByRole('combobox', { name: 'From' })).toHaveFocus()
  await userEvent.click(close())
  await expect.element(page.getByRole('article', { name })).toBeVisible()
  await userEvent.click(close())
  await expect.poll(() => titles().map(({ textContent }) => textContent)).toEqual(order)
  expect(panel().scrollTop).toBe(scrollTop)
  // The row from which the card was opened has the focus again.
  expect(document.activeElement?.textContent).toBe(name)
  // Beside a list, the box is what closes it.
  await expect.element(close()).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Clear Search for a place' }))
  await expect.element(categories).toBeVisible()
  expect(onValueChange.mock.lastCall).toEqual([{}])
})

test('while nothing is typed the box offers categories, whose places it lists', async () => {
  const onValueChange = vi.fn()
  const service = createGeoFetch()
  show({ onValueChange }, 800, service)
  await userEvent.click(page.getByRole('combobox'))
  const group = page.getByRole('group', { name: 'Categories' })
  await expect.element(group.getByRole('option').first()).toBeVisible()
  const options = group.getByRole('option').elements()
  expect(options.length).toBeGreaterThan(3)
  expect(options.length).toBeLessThanOrEqual(8)
  expect(options[0]?.querySelector('[data-part="disc"]')).not.toBeNull()
  // A typed text shows only suggestions, no categories.
  await userEvent.keyboard('teatro')
  await expect.element(page.getByRole('option', { name: /Teatro Solís/ })).toBeVisible()
  await expect.element(group).not.toBeInTheDocument()
  await userEvent.clear(page.getByRole('combobox'))
  await userEvent.click(group.getByRole('option').nth(0))
  const name = options[0]?.textContent ?? ''
  await expect.element(heading(name)).toBeInTheDocument()
  expect(onValueChange.mock.lastCall?.[0].query).toBe(name)
  expect(service.calls.filter(({ operation }) => operation === 'listCategories')).toHaveLength(1)
})

test('the map is seen around the open list, also where no graphics processor puts the page together', async () => {
  show()
  // The background behind the map, which the map covers.
  const view = document.querySelector<HTMLElement>('[data-signpost="map-view"]') ?? document.body
  view.style.background = 'magenta'
  await expect.poll(() => view.dataset.status).toBe('ready')
  await expect.poll(() => paints(view, [255, 0, 255])).toBe(false)
  await userEvent.type(page.getByRole('combobox'), 't')
  await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(6)
  expect(await paints(view, [255, 0, 255])).toBe(false)
})

test('without categories neither the box nor the map offers any', async () => {
  show({ categories: false })
  await userEvent.click(page.getByRole('combobox'))
  await expect.element(page.getByRole('option', { name: 'Use my location' })).toBeVisible()
  expect(screen.queryByText('Categories')).toBeNull()
})

test('the list passes into a card, and the card into the list, by a transition of the panel alone', async () => {
  const started = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => started.mockRestore())
  const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)')
  show({ defaultValue: { query: 'Gas station' } })
  await expect.poll(() => titles().length).toBeGreaterThan(2)
  const root = document.querySelector<HTMLElement>('[data-signpost="place-browser"]')
  const names: string[][] = []
  for (const turn of [
    () => userEvent.click(titles()[1] ?? document.body),
    () => userEvent.click(close()),
  ]) {
    started.mockImplementationOnce(function (this: Document, update) {
      names.push(
        [document.documentElement, panel()].map((one) => getComputedStyle(one).viewTransitionName),
      )
      return Document.prototype.startViewTransition.call(this, update)
    })
    await turn()
    await expect.poll(() => root?.dataset.turning).toBeUndefined()
  }
  await expect.poll(() => titles().length).toBeGreaterThan(2)
  expect(names).toEqual(isStill ? [] : Array(2).fill(['none', 'signpost-panel']))
})

test('the photo of the chosen row and the first photo of its card are one in the transition', async () => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const started = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => started.mockRestore())
  const service = createGeoFetch()
  show({ defaultValue: { query: 'Food & Drink' } }, 800, async (...call) => {
    const answer = await service(...call)
    const body = await answer.text()
    return new Response(body.replaceAll(/https:\/\/photos\.example[^"]*/g, pictures[0]), answer)
  })
  await expect.poll(() => document.querySelector('li [data-part="thumbnail"]')).not.toBeNull()
  const photos = (): string[] =>
    [...document.querySelectorAll('[data-part="thumbnail"], [data-part="tile"]')]
      .filter((one) => getComputedStyle(one).viewTransitionName === 'signpost-photo')
      .map((one) => one.getAttribute('data-part') ?? '')
  const seen: string[][] = []
  started.mockImplementationOnce(function (this: Document, update) {
    seen.push(photos())
    const transition = Document.prototype.startViewTransition.call(this, update)
    void transition.ready.then(() => seen.push(photos()))
    return transition
  })
  const row = document.querySelector('li:has([data-part="thumbnail"]) [data-part="title"]')
  await userEvent.click(row ?? document.body)
  await expect.poll(() => seen).toEqual([['thumbnail'], ['tile']])
  // As on a card whose photos arrive later, the name and the actions come first.
  const box = (selector: string): DOMRect | undefined =>
    document.querySelector(selector)?.getBoundingClientRect()
  const actions = box('[data-signpost="place-card-actions"]')
  expect(box('[data-part="photos"]')?.top).toBeGreaterThan(actions?.bottom ?? 9999)
})

test('a second choice in the moment of the first takes over its transition, and nothing is rejected', async () => {
  const rejected = vi.fn((event: Event) => event.preventDefault())
  addEventListener('unhandledrejection', rejected)
  onTestFinished(() => removeEventListener('unhandledrejection', rejected))
  show({ defaultValue: { query: 'Gas station' } })
  await expect.poll(() => titles().length).toBeGreaterThan(2)
  const [first, second] = titles()
  const name = second?.textContent ?? ''
  first?.click()
  second?.click()
  await expect.element(page.getByRole('article', { name })).toBeVisible()
  const root = document.querySelector<HTMLElement>('[data-signpost="place-browser"]')
  await expect.poll(() => root?.dataset.turning).toBeUndefined()
  expect(rejected).not.toHaveBeenCalled()
})

test('a controlled value decides, the focus stays where it is, and a name finds the place', async () => {
  const onValueChange = vi.fn()
  const value = { query: 'teatro', place: theatre }
  const rerender = show({ value, onValueChange, headingLevel: 1, directions: false })
  await expect.element(page.getByRole('article', { name: theatre.name })).toBeVisible()
  const marker = (): Element | null =>
    document.querySelector(`[data-part="marker"][aria-label="${theatre.name}"]`)
  await expect.poll(marker, { timeout: 60_000 }).not.toBeNull()
  await expect.poll(() => document.activeElement).toBe(document.body)
  expect(screen.queryByRole('button', { name: 'Directions' })).toBeNull()
  await userEvent.click(close())
  // The view transition delays the change until the browser has captured the previous panel.
  await expect.poll(() => onValueChange.mock.lastCall?.[0]).toEqual({ query: 'teatro' })
  await expect.element(page.getByRole('article', { name: theatre.name })).toBeVisible()
  rerender({ value: { place: theatre }, onValueChange, headingLevel: 1, directions: false })
  // Without a list behind the card, the box has its name and closes it.
  await expect.element(page.getByRole('combobox')).toHaveValue(theatre.name)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  const point = { place: { coordinate: theatre.coordinate } }
  rerender({ value: point, onValueChange, directions: false })
  await expect.element(page.getByRole('region', { name: 'What’s here' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Directions' })).toBeNull()
  rerender({ value: point, onValueChange })
  await userEvent.click(page.getByRole('button', { name: 'Directions' }))
  const [, destination] = onValueChange.mock.lastCall?.[0].directions?.points ?? []
  expect(destination).toMatchObject({ name: expect.any(String), coordinate: theatre.coordinate })
  rerender({ value: {}, start: { title: 'Saved', content: 'Home' } })
  await expect.element(heading('Saved')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('travel times of list and card start where the distances are measured from', async () => {
  const service = createGeoFetch()
  const travelTime = { vehicle: 'pedestrian' } as const
  const around = { latitude: -34.91, longitude: -56.17 }
  show(
    {
      defaultValue: { query: 'teatro', near: around },
      results: { travelTime },
      card: { travelTime },
    },
    800,
    service,
  )
  const time = (): string | undefined =>
    panel().querySelector('[data-signpost="travel-time"]')?.textContent ?? undefined
  await expect.poll(time).toMatch(/^On foot: \d+ (min|hr)/)
  const inList = time()
  await userEvent.click(titles()[0] ?? document.body)
  await expect.element(page.getByRole('article')).toBeVisible()
  await expect.poll(time).toBe(inList)
  const ways = service.calls.filter(({ operation }) => operation === 'getDirections')
  expect(new Set(ways.map(({ parameters }) => parameters.origin))).toEqual(
    new Set(['-34.91,-56.17']),
  )
})

test('in a narrow layout the panel is a sheet, whatever the width of the screen', async () => {
  await page.viewport(390, 900)
  show({
    defaultValue: { query: 'Gas station' },
    corner: <button type="button">Me</button>,
  })
  const top = (): number =>
    panel().getBoundingClientRect().top -
    (panel().closest('section')?.getBoundingClientRect().top ?? 0)
  await expect.poll(top).toBe(400)
  await userEvent.type(page.getByRole('slider', { name: 'Panel height' }), '{ArrowUp}')
  await expect.poll(top).toBe(72)
  await userEvent.keyboard('{Home}')
  await expect.poll(top).toBe(800 - 132)
  const box = page.getByRole('search').element().querySelector('[data-part="field"]')
  const corner = page.getByRole('button', { name: 'Me' }).element()
  expect(box?.getBoundingClientRect().right).toBeLessThan(corner.getBoundingClientRect().left)
})

test('a low sheet shows the header of a card alone, until the focus moves below it', async () => {
  await page.viewport(390, 800)
  show({ defaultValue: { place: theatre } })
  const shown = (): (string | undefined)[] =>
    [...document.querySelectorAll('[data-signpost="place-card"] > *')]
      .filter((part) => part.checkVisibility({ opacityProperty: true }))
      .map((part) => (part instanceof HTMLElement ? part.dataset.signpost : undefined))
  const share = page.getByRole('button', { name: 'Share' })
  await expect.element(share).toBeVisible()
  await expect.poll(shown).toContain('place-card-actions')
  await userEvent.type(page.getByRole('slider', { name: 'Panel height' }), '{Home}')
  await expect.poll(shown).toEqual(['place-card-header'])
  ;(share.element() as HTMLElement).focus()
  expect(shown()).toEqual(['place-card-header', 'place-card-actions'])
})

const header = (): CSSStyleDeclaration =>
  getComputedStyle(panel().querySelector('[data-part="panel-header"]') ?? document.body)

test('the name of a card is in the header as soon as that hides the heading', async () => {
  show({ defaultValue: { query: 'teatro', place: theatre } }, 400)
  await expect.element(page.getByRole('article', { name: theatre.name })).toBeVisible()
  const [title] = panel().getElementsByTagName('h2')
  const opacity = (): string => getComputedStyle(title ?? document.body).opacity
  await expect.poll(() => panel().scrollHeight).toBeGreaterThan(panel().clientHeight + 16)
  if (!CSS.supports('animation-timeline: scroll()')) return
  await expect.poll(opacity).toBe('0')
  panel().scrollTop = 16
  await expect.poll(opacity).toBe('1')
})

test('in forced colors no line crosses the heading of a card', async () => {
  await emulateMedia('forced-colors', 'active')
  show({ defaultValue: { place: theatre } })
  await expect.element(page.getByRole('article', { name: theatre.name })).toBeVisible()
  expect(header().borderBlockEndWidth).toBe('0px')
})

test.each(['ltr', 'rtl'])(
  'the margins of the panel are the same beside its scrollbar, and it is not scrolled to the side: %s',
  async (dir) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    show({ defaultValue: { query: 'Gas station' } })
    await expect.poll(() => titles().length).toBeGreaterThan(2)
    const boxOf = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect()
    const outer = boxOf(panel())
    const list = boxOf(panel().querySelector('[data-signpost="search-results"]'))
    expect(list.left).toBeCloseTo(outer.left, 0)
    expect(outer.right - list.right).toBeLessThanOrEqual(2)
    expect(list.right).toBeLessThanOrEqual(outer.right)
    expect(panel().scrollLeft).toBe(0)
    expect(getComputedStyle(panel().children[1] ?? panel()).direction).toBe(dir)
  },
)

test('a mouse scrolls the categories by a bar below them', async () => {
  show()
  await expect.element(page.getByRole('toolbar', { name: 'Categories' })).toBeVisible()
  const chips = document.querySelector('[data-part="chips"]') as HTMLElement
  const middleOf = (element: Element | null) => {
    const { top, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return top + height / 2
  }
  const barUnderPointer = async () => {
    await userEvent.hover(page.getByRole('button', { name: 'Directions' }))
    return getComputedStyle(chips).scrollbarColor
  }
  expect(getComputedStyle(chips).scrollbarColor).toBe('rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)')
  // While the map is loading, something may pass over the pointer.
  await expect
    .poll(barUnderPointer, { timeout: 10_000 })
    .toMatch(/^rgb\(\d+, \d+, \d+\) rgba\(0, 0, 0, 0\)$/)
  const { left, bottom } = chips.getBoundingClientRect()
  expect(document.elementFromPoint(left + 50, bottom - 2)).toBe(chips)
  // They stay in the middle of the search box.
  expect(middleOf(chips.firstElementChild)).toBeCloseTo(
    middleOf(document.querySelector('[data-part="field"]')),
    0,
  )
})
