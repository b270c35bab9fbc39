import type { PlaceSearchEvent } from '@signpost/react/place-search'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { type MountedSearch, mountSearch } from '../../test/mountSearch.ts'

const after = '<button id="after">Elsewhere</button>'

interface MountedFooter extends MountedSearch {
  readonly footer: HTMLElement
}

/** A box with rows, and with a button of the page below them. */
async function mountFooter(onEvent?: (event: PlaceSearchEvent) => void): Promise<MountedFooter> {
  const mounted = await mountSearch(
    `<signpost-search><button slot="footer">Enter address manually</button></signpost-search>${after}`,
  )
  mounted.element.onEvent = onEvent
  await mounted.box.search('ave')
  const footer = mounted.element.querySelector('button')
  if (!footer) throw new Error('The page has no footer.')
  return { ...mounted, footer }
}

test('Tab reaches the footer below the rows, and the list stays open until the focus leaves both', async () => {
  const { element, page, tree, box, footer } = await mountFooter()
  expect(tree.querySelector('[data-part="footer"] slot')).not.toBeNull()
  const { length } = box.rows
  expect(length).toBeGreaterThan(0)
  // The first Tab moves to the clear button.
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(() => document.activeElement).toBe(footer)
  expect(box.rows).toHaveLength(length)
  expect(await violations(element)).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.activeElement).toBe(page.querySelector('#after'))
  await expect.poll(() => box.rows).toEqual([])
})

test('Escape in the footer closes the list and focuses the input', async () => {
  const { box, tree, footer } = await mountFooter()
  footer.focus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => box.rows).toEqual([])
  await expect.poll(() => tree.activeElement).toBe(box.input)
  expect(box.input.value).toBe('ave')
})

test('a press on the footer keeps the list open and the focus in the input', async () => {
  const { element, tree, box, footer } = await mountFooter()
  const added = vi.fn()
  footer.addEventListener('click', () => added(element.value))
  await userEvent.click(footer)
  expect(added.mock.calls).toEqual([['ave']])
  await expect.poll(() => tree.activeElement).toBe(box.input)
  expect(box.rows.length).toBeGreaterThan(0)
})

test('leaving from the footer counts as an abandoned search', async () => {
  const listener = vi.fn()
  const { page, footer } = await mountFooter(listener)
  footer.focus()
  page.querySelector<HTMLElement>('#after')?.focus()
  await expect.poll(() => listener.mock.lastCall).toEqual([{ type: 'abandonment', query: 'ave' }])
})

test('an input in the footer submits its form only once', async () => {
  const { page, box } = await mountSearch(
    '<form><signpost-search><input slot="footer" aria-label="By hand"></signpost-search><button>Go</button></form>',
  )
  const sent = vi.fn()
  page.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent()
  })
  await box.search('ave')
  page.querySelector<HTMLInputElement>('[slot="footer"]')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledOnce()
})

test('a box without slotted nodes has no footer', async () => {
  const { box, tree } = await mountSearch()
  await box.search('ave')
  expect(tree.querySelector('slot')).toBeNull()
})
