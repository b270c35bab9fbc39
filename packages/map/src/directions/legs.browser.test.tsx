import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulatePrint } from '../../../../test/browser/emulatePrint.ts'
import { violations } from '../../../../test/browser/violations.ts'
import { Directions, type DirectionsProps } from './Directions.tsx'
import { fromURLSearchParams } from './directionsLink.ts'
import '@signpost/react/styles.css'
import '../styles.css'

const link = 'from=-34.9077,-56.2012&from_name=Teatro&to=-34.8945,-56.1529&to_name=Estadio'
const over = `${link}&stop1=-34.9,-56.18&stop1_name=Plaza`

beforeEach(() => page.viewport(1000, 800))

async function show(parameters: string, props: DirectionsProps = {}): Promise<HTMLElement> {
  const { container } = render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }}
      queryClient={new QueryClient()}
      units="metric"
    >
      <Directions
        map={false}
        defaultValue={fromURLSearchParams(new URLSearchParams(parameters))}
        {...props}
      />
    </SignpostProvider>,
  )
  await screen.findByRole('list', { name: 'Directions' })
  return container
}

const textsOf = (container: HTMLElement, selector: string): (string | null)[] =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('the steps begin and end with the names of the fields, and each leg has a title', async () => {
  const container = await show(over)
  expect(textsOf(container, '[data-part="end"] [data-part="address"]')).toEqual([
    'From: Teatro',
    'To: Estadio',
  ])
  expect(textsOf(container, '[data-part="group-title"]')).toEqual([
    expect.stringMatching(/^Stop 1 · Plaza · \d+ min$/),
    expect.stringMatching(/^To · Estadio · \d+ min$/),
  ])
  expect(await violations(document.body)).toEqual([])
})

test('without stops there are no titles of legs', async () => {
  expect(textsOf(await show(link), '[data-part="group-title"]')).toEqual([])
})

test('a road of another direction than the page is truncated at its end', async () => {
  const container = await show(link)
  container.dir = 'rtl'
  container.style.inlineSize = '170px'
  const note = container.querySelector('[data-signpost="route-summary"] [data-part="note"]')
  const road = note?.querySelector('bdi')
  if (!note || !road) throw new Error('The summary names no road.')
  expect(road.scrollWidth).toBeGreaterThan(road.clientWidth)
  const [inside, around] = [road.getBoundingClientRect(), note.getBoundingClientRect()]
  expect(inside.left).toBeGreaterThanOrEqual(around.left)
  expect(getComputedStyle(road).direction).toBe('ltr')
  // The space between the words is kept.
  const before = road.previousElementSibling
  const own = document.createRange()
  if (before) own.selectNodeContents(before)
  expect(before?.textContent).toBe('via ')
  const width = own.getBoundingClientRect().width
  if (before) before.textContent = 'via'
  expect(own.getBoundingClientRect().width).toBeLessThan(width)
})

test('the actions are in one row with one style', async () => {
  const container = await show(link)
  const rows = [...container.querySelectorAll<HTMLElement>('[data-part="actions"]')]
  expect(rows).toHaveLength(1)
  const buttons = rows.flatMap((row) => within(row).getAllByRole('button'))
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copy', 'Print'])
  const styles = buttons.map((button) => {
    const { borderColor, color, minBlockSize } = getComputedStyle(button)
    return [borderColor, color, minBlockSize, button.getBoundingClientRect().top]
  })
  expect(styles.map(String)).toEqual(styles.map(() => String(styles[0])))
  expect(buttons.every((button) => button.querySelector('svg'))).toBe(true)
})

test('options open below their button, which stays where it is', async () => {
  await show(link)
  const button = screen.getByRole('button', { name: 'Options' })
  const { top, bottom } = button.getBoundingClientRect()
  expect(screen.queryByRole('radio', { name: 'Fastest' })).toBeNull()
  await userEvent.click(button)
  expect(button.getBoundingClientRect().top).toBe(top)
  const group = screen.getByRole('group', { name: 'Prefer' })
  expect(group.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  button.focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Fastest' }))
  await userEvent.click(button)
  expect(screen.queryByRole('radio', { name: 'Fastest' })).toBeNull()
})

test.each(['Overview', 'Escape'])(
  '%s leaves the current step, and the focus stays',
  async (way) => {
    const onActiveStepChange = vi.fn()
    await show(link, { onActiveStepChange })
    expect(screen.queryByRole('button', { name: 'Overview' })).toBeNull()
    const [, second] = within(screen.getByRole('list', { name: 'Directions' })).getAllByRole(
      'button',
    )
    if (!second) throw new Error('There is no second step.')
    await userEvent.click(second)
    const overview = await screen.findByRole('button', { name: 'Overview' })
    // One line of text.
    expect(overview.getBoundingClientRect().height).toBeLessThan(48)
    expect(overview.scrollWidth).toBeLessThanOrEqual(overview.clientWidth)
    if (way === 'Overview') await userEvent.click(overview)
    else await userEvent.keyboard('{Escape}')
    expect(onActiveStepChange.mock.calls).toEqual([[1], [null]])
    expect(document.querySelector('[aria-current="step"]')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Overview' })).toBeNull()
    expect(document.activeElement).toBe(second)
  },
)

test('print: a heading with the names of all points, and no fields', async () => {
  const container = await show(over)
  const title = container.querySelector<HTMLElement>('[data-part="summary"] > [data-part="title"]')
  expect(title?.checkVisibility()).toBe(false)
  await emulatePrint()
  expect(title?.checkVisibility()).toBe(true)
  expect(title?.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toBe('Teatro › Plaza › Estadio')
  const fields = [...container.querySelectorAll('[data-part="ends"], [role="combobox"]')]
  expect(fields.filter((field) => field.checkVisibility())).toEqual([])
})

test('the link to the route is shared, or copied; the buttons below the steps are one row on a phone', async () => {
  await page.viewport(320, 640)
  const container = await show(link, { shareUrl: () => 'https://app.example/route' })
  const buttons = [...container.querySelectorAll<HTMLElement>('[data-part="actions"] > button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copy', 'Print', 'Share'])
  expect(new Set(buttons.map(({ offsetTop }) => offsetTop)).size).toBe(1)
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await userEvent.click(buttons[2] ?? document.body)
  const url = 'https://app.example/route'
  expect(share.mock.lastCall).toEqual([{ title: expect.stringMatching(/Teatro.*›.*Estadio/), url }])
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  await userEvent.click(buttons[2] ?? document.body)
  await expect.poll(() => buttons[2]?.textContent).toBe('Copied')
  expect(write).toHaveBeenCalledExactlyOnceWith(url)
})
