import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import '../styles.css'
import { searchList } from './searchList.ts'

// The code of the list cannot be loaded: a deployment removed it, or the network is gone.
let isMissing = true

beforeEach(() => {
  isMissing = true
  let loaded: typeof searchList.loaded
  const { load } = searchList
  vi.spyOn(searchList, 'loaded', 'get').mockImplementation(() => loaded)
  vi.spyOn(searchList, 'load').mockImplementation(async () => {
    if (isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    loaded = await load()
    return loaded
  })
  return () => vi.restoreAllMocks()
})

test('without its list, the box is an input: it can be typed in, cleared and submitted', async () => {
  const onSubmit = vi.fn()
  const onQueryChange = vi.fn()
  const { box, view } = mountPlaceSearch({ onSubmit, onQueryChange, layout: 'sheet' })
  await userEvent.type(box.input, 'teatro')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSubmit.mock.calls).toEqual([['teatro']])
  expect([box.input.value, box.input.ariaExpanded]).toEqual(['teatro', 'false'])
  await userEvent.click(view.getByRole('button', { name: /Clear/ }))
  expect([box.input.value, onQueryChange.mock.lastCall]).toEqual(['', ['']])
  await userEvent.keyboard('a{Escape}{Escape}')
  expect(box.input.value).toBe('')
})

test('the next key loads the list again, and its rows are those of the whole text', async () => {
  const { box, view } = mountPlaceSearch()
  await userEvent.type(box.input, 'teatro s')
  expect(view.queryByRole('listbox')).toBeNull()
  isMissing = false
  await userEvent.keyboard('o')
  await expect.poll(() => box.rows.join()).toContain('Teatro Solís')
  expect([document.activeElement, box.input.value]).toEqual([box.input, 'teatro so'])
})

test('the list is loaded again when the network is back', async () => {
  const { box } = mountPlaceSearch()
  await userEvent.type(box.input, 'teatro so')
  isMissing = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => box.rows.join()).toContain('Teatro Solís')
})

test('what was typed before the list was there is requested, and the input is the same', async () => {
  isMissing = false
  const { box, asked } = mountPlaceSearch({ autoFocus: true })
  const { input } = box
  await userEvent.keyboard('teatro so')
  await expect.poll(() => box.rows.join()).toContain('Teatro Solís')
  expect([box.input, box.input.value]).toEqual([input, 'teatro so'])
  expect(asked().at(-1)).toBe('teatro so')
})
