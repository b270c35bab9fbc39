import { everything } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { mountPlaceCard } from '../../test/mountPlaceCard.tsx'
import { readPlace } from '../../test/readPlace.ts'
import { OpenIn } from './OpenIn.tsx'
import '../styles.css'

const tavern = await readPlace(everything)

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Open in…' })
const names = (): (string | null)[] =>
  screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)

beforeEach(() => page.viewport(1280, 800))

test('a card links to other map apps only when asked to, and only to those that are named', async () => {
  const { rerender } = mountPlaceCard({ place: tavern })
  expect(screen.queryByRole('button', { name: 'Open in…' })).toBeNull()
  rerender({ place: tavern, actions: <OpenIn apps={['waze', 'google']} /> })
  const group = screen.getByRole('group', { name: 'Actions' })
  expect(group.contains(trigger())).toBe(true)
  expect(names()).toEqual([])
  await userEvent.click(trigger())
  await expect.poll(names).toEqual(['Waze', 'Google Maps'])
  const link = screen.getByRole('menuitem', { name: 'Google Maps' })
  expect([link.tagName, link.getAttribute('rel'), link.getAttribute('href')]).toEqual([
    'A',
    'noopener noreferrer',
    'https://www.google.com/maps/search/?api=1&query=-34.90941%2C-56.18052',
  ])
})

test('keyboard: arrows move, Escape and Tab close, pressing the button again closes', async () => {
  mountElement(
    <>
      <OpenIn place={tavern} />
      <button type="button">After</button>
    </>,
  )
  trigger().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Google Maps')
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Default maps app')
  await userEvent.keyboard('{Escape}')
  await expect.poll(names).toEqual([])
  await expect.poll(() => document.activeElement).toBe(trigger())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Google Maps')
  await userEvent.keyboard('{Tab}')
  await expect.poll(names).toEqual([])
  await expect.poll(() => document.activeElement?.textContent).toBe('After')
  await userEvent.click(trigger())
  await expect.poll(() => trigger().getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(trigger())
  await expect.poll(() => trigger().getAttribute('aria-expanded')).toBe('false')
})

test('the menu is not clipped by a card: it is in the top layer, also at the lower edge of a phone', async () => {
  await page.viewport(390, 700)
  mountPlaceCard({ place: tavern, actions: <OpenIn apps={['google', 'apple']} /> })
  await userEvent.click(trigger())
  const menu = await screen.findByRole('menu')
  expect(menu.matches(':popover-open')).toBe(true)
  const { bottom, width } = menu.getBoundingClientRect()
  expect([Math.round(bottom), Math.round(width)]).toEqual([700, 390])
  const { content, display } = getComputedStyle(menu, '::before')
  expect([content, display]).toEqual(['"Open in…" / ""', 'block'])
  expect(names()).toEqual(['Google Maps', 'Apple Maps', 'Cancel'])
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('Cancel')
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual([])
  await expect.poll(() => document.activeElement).toBe(trigger())
  await page.viewport(1280, 800)
  await userEvent.click(trigger())
  await expect.poll(names).toEqual(['Google Maps', 'Apple Maps'])
  const button = trigger().getBoundingClientRect()
  const { left, top } = menu.getBoundingClientRect()
  expect([Math.abs(left - button.left) < 2, top >= button.bottom]).toEqual([true, true])
})

test('as the fifth action that does not fit on a row, it is not alone on the second one', async () => {
  for (const width of [320, 390]) {
    await page.viewport(width, 700)
    const { view } = mountPlaceCard({
      place: tavern,
      onDirections: () => undefined,
      actions: <OpenIn apps={['google']} />,
    })
    const [, , , share] = screen
      .getByRole('group', { name: 'Actions' })
      .querySelectorAll('a, button')
    expect(share?.getBoundingClientRect().top).toBe(trigger().getBoundingClientRect().top)
    view.unmount()
  }
})

test('each app of the menu has an icon of its own', async () => {
  mountElement(<OpenIn place={tavern} />)
  await userEvent.click(trigger())
  const drawn = screen
    .getAllByRole('menuitem')
    .map((item) => item.querySelector('[data-part="disc"] path')?.getAttribute('d'))
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(4)
})

test('for a route, the menu says which app starts at the user’s position; a place without a position has no menu', async () => {
  const origin = { latitude: -34.9, longitude: -56.19 }
  const { rerender } = mountElement(<OpenIn place={tavern} origin={origin} vehicle="car" />)
  await userEvent.click(trigger())
  await expect
    .poll(names)
    .toEqual([
      'Google Maps',
      'Apple Maps',
      'Waze from your location',
      'Default maps app from your location',
    ])
  rerender(<OpenIn place={{ ...tavern, coordinate: undefined }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
