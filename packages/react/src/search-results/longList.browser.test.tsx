import type { Place } from '@signpost/client'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountSearchResults } from '../../test/mountSearchResults.tsx'
import type { ResultFactsProps } from './ResultFacts.tsx'
import '../styles.css'

/** Returns places whose rows differ in height. */
function many(count: number): Place[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    name: `Place ${at}`,
    address: at % 3 ? { formatted: `Street ${at}` } : undefined,
    distance: at * 10,
    phones: [],
    categories: [],
    brands: [],
    fuelPrices: [],
  }))
}

const around = (list: ReactNode): ReactNode => (
  <div style={{ blockSize: 500, overflow: 'auto' }} data-testid="panel">
    {list}
  </div>
)
const focused = (): string | null | undefined => document.activeElement?.textContent

test('up to 200 rows all are in the DOM', () => {
  const { rows } = mountSearchResults({ places: many(200) }, { around })
  expect(rows()).toHaveLength(200)
  expect(rows()[0]?.ariaSetSize).toBeNull()
})

test('of 10,000 places only some are rendered, each with its position in the whole', async () => {
  const { rows, announced } = mountSearchResults({ places: many(10_000) }, { around })
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  expect(announced()).toBe('10,000 places')
  const panel = screen.getByTestId('panel')
  for (const part of [0.4, 0.9, 0]) {
    panel.scrollTop = panel.scrollHeight * part
    const { left, top } = panel.getBoundingClientRect()
    const seen = () => document.elementFromPoint(left + 90, top + 250)?.closest('li')
    await expect.poll(() => seen()?.ariaSetSize).toBe('10000')
    expect(rows().length).toBeLessThanOrEqual(100)
  }
})

test('the keyboard reaches every row, and the focus is kept when its row is scrolled away', async () => {
  const { rows } = mountSearchResults({ places: many(10_000) }, { around })
  document.querySelector('select')?.focus()
  await userEvent.keyboard('{Tab}{End}')
  await expect.poll(focused).toBe('Place 9999')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(focused).toBe('Place 9998')
  screen.getByTestId('panel').scrollTop = 0
  await expect.poll(() => screen.queryByText('Place 3')).not.toBeNull()
  expect(focused()).toBe('Place 9998')
  expect(rows().length).toBeLessThanOrEqual(100)
})

test('a place that is selected elsewhere is rendered wherever it is', async () => {
  const places = many(10_000)
  const { rerender } = mountSearchResults({ places, selected: '0' }, { around })
  rerender({ places, selected: '5000' })
  expect(screen.getByRole('button', { current: true }).textContent).toBe('Place 5000')
})

test('"Show all" and printing render every row', async () => {
  const { rows } = mountSearchResults({ places: many(400) }, { around })
  await expect.poll(() => rows().length).toBeLessThan(200)
  window.dispatchEvent(new Event('beforeprint'))
  expect(rows()).toHaveLength(400)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => rows().length).toBeLessThan(200)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 400 places' }))
  expect(rows()).toHaveLength(400)
})

test('selecting or hovering a row renders the text of no other row again', async () => {
  const facts = vi.fn((_: ResultFactsProps) => null)
  mountSearchResults({ places: many(150), slots: { facts } })
  facts.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Place 7' }))
  // Only the selected row and the previous tab stop render again.
  expect(new Set(facts.mock.calls.map(([{ place }]) => place.id))).toEqual(new Set(['7', '0']))
})
