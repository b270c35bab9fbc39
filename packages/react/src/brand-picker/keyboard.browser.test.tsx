import type { Brand } from '@signpost/client'
import { screen } from '@testing-library/react'
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type MountCatalogOptions, mountCatalog } from '../../test/mountCatalog.tsx'
import { BrandPicker } from './BrandPicker.tsx'
import type { BrandPickerProps } from './BrandPickerProps.ts'
import '../styles.css'

const chosen = ['Disco', 'ANCAP', 'Antel'].map((name) => ({
  id: `uy-${name.toLowerCase()}`,
  name,
}))

async function pick(props: BrandPickerProps = {}, options: MountCatalogOptions = {}) {
  const mounted = mountCatalog(<BrandPicker {...props} />, options)
  await expect.poll(mounted.status).toBe('ready')
  return mounted
}

const press = (keys: string): Promise<void> => userEvent.keyboard(keys)
/** Returns the text of the active brand. */
function active(): string | null | undefined {
  const id = screen.getByRole('listbox').getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.textContent
}
const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.role

test('the input, the list and the chips are one stop of the Tab key each', async () => {
  await pick({ defaultSelected: chosen })
  const stops: unknown[] = []
  for (let stop = 0; stop < 4; stop++) {
    await press('{Tab}')
    stops.push(focused() ?? document.activeElement?.textContent)
  }
  expect(stops).toEqual(['Search brands', 'listbox', 'Remove all', 'Remove Disco'])
})

test('in the list arrows, Page Up and Down, Home and End move; Space and Enter select', async () => {
  await pick()
  await press('{Tab}{Tab}')
  expect(active()).toBe('Abitab')
  await press('{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Banco República')
  await press(' ')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Banco República')
  await press('{End}')
  expect(active()).toBe('Farmashop')
  await press('{ArrowDown}{PageUp}')
  expect(active()).toBe('Disco')
  await press('{Enter}{PageDown}')
  expect(active()).toBe('Farmashop')
  await press('{Home}')
  expect(active()).toBe('Abitab')
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2)
})

test('the active brand is scrolled into view in the list, and the page does not scroll', async () => {
  await pick()
  await press('{Tab}{Tab}{End}')
  const list = screen.getByRole('listbox').getBoundingClientRect()
  const option = screen.getByRole('option', { name: 'Farmashop' }).getBoundingClientRect()
  expect(option.bottom).toBeLessThanOrEqual(list.bottom)
  expect(window.scrollY).toBe(0)
})

test('from the input ArrowDown and Enter move into the list; Escape moves back, then clears the text', async () => {
  await pick()
  await press('{Tab}an{ArrowDown}')
  expect([focused(), active()]).toEqual(['listbox', 'ANCAP'])
  await press(' {Escape}')
  expect(focused()).toBe('Search brands')
  expect(document.activeElement).toHaveProperty('value', 'an')
  await press('{Enter}')
  expect([focused(), active()]).toEqual(['listbox', 'ANCAP'])
  await press('{Escape}{Escape}')
  expect(document.activeElement).toHaveProperty('value', '')
})

test('a letter pressed in the list starts another search; Backspace edits the current one', async () => {
  await pick()
  await press('{Tab}ancap{ArrowDown} d')
  expect(focused()).toBe('Search brands')
  expect(document.activeElement).toHaveProperty('value', 'd')
  await press('evo{ArrowDown}{Backspace}')
  expect(document.activeElement).toHaveProperty('value', 'dev')
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Devoto'])
})

test.each(['{Home}', '{End}'])(
  'The list changes under the highlight: the active id exists, and no other brand becomes active: %s',
  async (key) => {
    await pick()
    await press(`{Tab}{Tab}${key}mcd`)
    expect(screen.getByRole('listbox').getAttribute('aria-activedescendant')).toBeNull()
    await press('{ArrowDown}')
    expect(active()).toBe('McDonald’s')
  },
)

test('keys of an input method (IME) select nothing', async () => {
  await pick()
  await press('{Tab}')
  const input = screen.getByRole('searchbox')
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
  )
  await expect.poll(() => document.activeElement).toBe(input)
})

test.each(['{Delete}', '{Backspace}', '{Enter}', ' '])(
  '%s removes a chip, and the focus goes to the next chip, else the last, else the input',
  async (key) => {
    await pick({ defaultSelected: chosen })
    screen.getByRole('button', { name: 'Remove ANCAP' }).focus()
    await press(key)
    expect(focused()).toBe('Remove Antel')
    await press(key)
    expect(focused()).toBe('Remove Disco')
    await press(key)
    expect(focused()).toBe('Search brands')
  },
)

/** A picker whose second chip is removed with a key between the second render and its effects. */
function PickerPressedAt({ renders }: { readonly renders: number }): ReactNode {
  useLayoutEffect(() => {
    if (renders < 2) return
    const chip = screen.getByRole('button', { name: 'Remove ANCAP' })
    chip.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))
  }, [renders])
  return <BrandPicker defaultSelected={chosen} />
}

test('a chip that is removed while effects of an earlier render are pending gives the focus to the next chip', async () => {
  const { rerender, status } = mountCatalog(<PickerPressedAt renders={1} />)
  await expect.poll(status).toBe('ready')
  screen.getByRole('button', { name: 'Remove ANCAP' }).focus()
  rerender(<PickerPressedAt renders={2} />)
  expect(focused()).toBe('Remove Antel')
})

test('a chip that the app removes later keeps the focus until then, and gives it to the next chip', async () => {
  const asked: (readonly Brand[])[] = []
  const picker = (selected: readonly Brand[]): ReactElement => (
    <BrandPicker selected={selected} onSelectedChange={(next) => asked.push(next)} />
  )
  const { status, rerender } = mountCatalog(picker(chosen))
  await expect.poll(status).toBe('ready')
  screen.getByRole('button', { name: 'Remove ANCAP' }).focus()
  await press('{Delete}')
  expect(focused()).toBe('Remove ANCAP')
  rerender(picker(asked[0] ?? []))
  expect(focused()).toBe('Remove Antel')
})

test('a chip that is removed while the focus is elsewhere does not move the focus', async () => {
  const asked: (readonly Brand[])[] = []
  const picker = (selected: readonly Brand[]): ReactElement => (
    <BrandPicker selected={selected} onSelectedChange={(next) => asked.push(next)} />
  )
  const { status, rerender } = mountCatalog(picker(chosen))
  await expect.poll(status).toBe('ready')
  screen.getByRole('button', { name: 'Remove ANCAP' }).focus()
  await press('{Delete}')
  screen.getByRole('searchbox').focus()
  rerender(picker(asked[0] ?? []))
  expect(focused()).toBe('Search brands')
})

test('arrow keys go from chip to chip in visual order', async () => {
  await pick({ defaultSelected: chosen })
  screen.getByRole('button', { name: 'Remove Disco' }).focus()
  await press('{ArrowRight}')
  expect(focused()).toBe('Remove ANCAP')
  await press('{End}{ArrowRight}')
  expect(focused()).toBe('Remove Antel')
  await press('{ArrowLeft}{Home}{ArrowLeft}')
  expect(focused()).toBe('Remove Disco')
  document.documentElement.dir = 'rtl'
  await press('{ArrowLeft}')
  expect(focused()).toBe('Remove ANCAP')
  await press('{ArrowRight}')
  expect(focused()).toBe('Remove Disco')
  document.documentElement.removeAttribute('dir')
})
