import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulatePrint } from '../../../../test/browser/emulatePrint.ts'
import { mountCatalog } from '../../test/mountCatalog.tsx'
import { BrandPicker } from './BrandPicker.tsx'
import '../styles.css'

const rows = (): HTMLElement[] => screen.queryAllByRole('option')
const inSight = (): (string | null)[] => {
  const list = screen.getByRole('listbox').getBoundingClientRect()
  return rows()
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return bottom > list.top + 1 && top < list.bottom - 1
    })
    .map((row) => row.textContent)
}

async function pick() {
  const mounted = mountCatalog(<BrandPicker />, { scenarios: [{ kind: 'huge' }] })
  await expect.poll(mounted.status).toBe('ready')
  return mounted
}

test('10,000 items: the DOM stays bounded, wherever the list is scrolled', async () => {
  await pick()
  expect(rows().length).toBeLessThan(250)
  const list = screen.getByRole('listbox')
  list.scrollTop = list.scrollHeight / 2
  await expect.poll(() => inSight().length).toBeGreaterThan(4)
  expect(rows().length).toBeLessThan(250)
  expect(rows()[0]?.ariaSetSize).toBe('10000')
})

test('10,000 items: End goes to the last item, which is rendered and visible', async () => {
  await pick()
  await userEvent.keyboard('{Tab}{Tab}{End}')
  const list = screen.getByRole('listbox')
  const active = (): HTMLElement | null =>
    document.getElementById(list.getAttribute('aria-activedescendant') ?? '')
  expect(active()?.ariaPosInSet).toBe('10000')
  await expect.poll(() => inSight()).toContain(active()?.textContent)
  await userEvent.keyboard('{ArrowUp} ')
  expect(active()?.ariaPosInSet).toBe('9999')
  expect(active()?.ariaSelected).toBe('true')
})

test('10,000 items: a search shows its matches from the first one on', async () => {
  await pick()
  const list = screen.getByRole('listbox')
  list.scrollTop = list.scrollHeight
  await expect.poll(() => inSight().length).toBeGreaterThan(0)
  await userEvent.type(screen.getByRole('searchbox'), 'disco')
  expect(inSight()[0]).toMatch(/^Disco/)
  expect(rows().length).toBeLessThan(250)
  await userEvent.type(screen.getByRole('searchbox'), ' 9999')
  expect(rows().length).toBeLessThan(5)
})

test('prints the selected brands, not the list', async () => {
  const { view } = mountCatalog(
    <BrandPicker defaultSelected={[{ id: 'uy-disco', name: 'Disco' }]} />,
  )
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  await emulatePrint()
  // biome-ignore lint/performance/useDomNodeTextContent: only this includes invisible text.
  expect(view.container.innerText).toMatch(/Brands\s+1 chosen\s+Disco/)
  expect(screen.getByRole('list').checkVisibility()).toBe(true)
})
