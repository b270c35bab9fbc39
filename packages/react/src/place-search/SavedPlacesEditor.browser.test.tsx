import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { type MountedBox, mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import { ar } from '../messages/ar.ts'
import type { SavedPlace } from './SavedPlace.ts'
import '../styles.css'

const named = (line1: string): SavedPlace => ({
  suggestion: { kind: 'address', line1, line2: 'Montevideo' },
  near: { latitude: -34.9, longitude: -56.2 },
  isPinned: false,
})

// The storage of one tab: tests in another one clear `localStorage`.
const recent = { storage: sessionStorage }

beforeEach(() => {
  const places = ['Canelones 2345', 'Buenos Aires 678', 'Avenida Italia 1'].map(named)
  sessionStorage.setItem('signpost.places', JSON.stringify({ version: 1, places }))
})

/** Mounts a box and opens the editor of its recent places, by keyboard alone. */
async function editing(): Promise<MountedBox> {
  const mounted = mountPlaceSearch({ recent })
  // Tab would start where the last test of the page left off, which may be behind the box.
  await act(async () => mounted.box.input.focus())
  await expect.poll(() => mounted.box.rows.length).toBe(4)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Recent places')
  return mounted
}

const stored = () => sessionStorage.getItem('signpost.places') ?? ''

test('the last row opens the editor, which has the focus; its list is in order and no listbox', async () => {
  const { box, view } = await editing()
  expect([box.rows, box.input.ariaExpanded]).toEqual([[], 'false'])
  const lines = view.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines.map((line) => line?.replace('Montevideo', ''))).toEqual([
    'Avenida Italia 1',
    'Buenos Aires 678',
    'Canelones 2345',
  ])
})

test('the ring around the focused editor is inside of the popup, which clips its overflow', async () => {
  await editing()
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(
    document.activeElement ?? document.body,
  )
  expect([outlineStyle, outlineOffset, outlineWidth]).toEqual(['solid', '-2px', '2px'])
})

test('pinned: the button stays where it is and keeps the focus; the place is offered first', async () => {
  const { box, view } = await editing()
  const pin = view.getByRole('button', { name: 'Pin Buenos Aires 678' })
  pin.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => pin.ariaPressed).toBe('true')
  await expect.poll(() => document.activeElement).toBe(pin)
  await userEvent.click(view.getByRole('button', { name: 'Done' }))
  await expect.poll(() => box.rows[0]).toContain('Buenos Aires 678')
  expect(view.getAllByRole('option')[0]?.dataset.kind).toBe('pinned')
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(stored()).toContain('"isPinned":true')
})

test('removing a place is announced; the focus goes to the next place, and after the last one to the input', async () => {
  const { box, view } = await editing()
  view.getByRole('button', { name: 'Remove Buenos Aires 678' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => view.getAllByRole('listitem').length).toBe(2)
  expect(box.announcement).toBe('Buenos Aires 678 removed')
  await expect
    .poll(() => document.activeElement)
    .toBe(view.getByRole('button', { name: 'Remove Canelones 2345' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => view.getAllByRole('listitem').length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => view.queryByRole('listitem')).toBeNull()
  expect([document.activeElement, box.input.ariaExpanded]).toEqual([box.input, 'false'])
  await expect.poll(stored).toBe('')
})

test('all removed at once', async () => {
  const { box, view } = await editing()
  await userEvent.click(view.getByRole('button', { name: 'Remove all' }))
  await expect.poll(stored).toBe('')
  expect([document.activeElement, box.input.ariaExpanded]).toEqual([box.input, 'false'])
})

test('Escape, typing and leaving close the editor', async () => {
  const { box, view } = await editing()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(view.queryByRole('group')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => box.rows.length).toBe(4)
  await box.choose('Edit recent places')
  await expect.poll(() => view.queryByRole('group')).not.toBeNull()
  await userEvent.type(box.input, 's')
  expect(view.queryByRole('group')).toBeNull()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => box.rows.length).toBe(4)
})

test('axe reports nothing, and nothing overflows, also in Arabic', async () => {
  const { view } = mountPlaceSearch(
    { recent, locate: true, messages: ar.placeSearch },
    {
      provider: { language: 'ar', messages: ar },
      around: (box) => (
        <div dir="rtl" style={{ inlineSize: 320 }}>
          {box}
        </div>
      ),
    },
  )
  await userEvent.tab()
  await expect.poll(() => view.queryAllByRole('option').length).toBe(5)
  for (const step of ['{ArrowUp}', '{Enter}']) {
    await userEvent.keyboard(step)
    if (step === '{Enter}') await expect.poll(() => view.queryByRole('group')).not.toBeNull()
    expect(await violations(view.container)).toEqual([])
    const popup = document.querySelector('[popover]')
    expect(popup?.scrollWidth).toBeLessThanOrEqual(popup?.clientWidth ?? 0)
  }
})

test('a removal can be taken back: the places are stored again, and offered', async () => {
  const { box, view } = await editing()
  const before = stored()
  await userEvent.click(view.getByRole('button', { name: 'Remove Buenos Aires 678' }))
  await expect.poll(stored).not.toContain('Buenos Aires')
  await userEvent.click(view.getByRole('button', { name: 'Remove all' }))
  await expect.poll(stored).toBe('')
  expect(box.announcement).toBe('Canelones 2345, Avenida Italia 1 removed')
  const undo = view.getByRole('button', { name: 'Undo' })
  expect(undo.closest('[data-part="toast"]')?.textContent).toContain(box.announcement)
  undo.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => box.rows.length).toBe(3)
  expect(JSON.parse(stored()).places).toEqual(
    JSON.parse(before).places.filter(
      ({ suggestion }: SavedPlace) => suggestion.line1 !== 'Buenos Aires 678',
    ),
  )
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(view.queryByRole('button', { name: 'Undo' })).toBeNull()
})
