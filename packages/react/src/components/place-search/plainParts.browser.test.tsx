import { expect, test, vi } from 'vitest'
import { mountPlaceSearch } from '../../../test/mountPlaceSearch.tsx'
import { PlainNotice } from './PlainNotice.tsx'
import { PlainRow } from './PlainRow.tsx'

const slots = { row: PlainRow, notice: PlainNotice }

test('before its parts are loaded, rows are plain texts and can be chosen', async () => {
  const onSelect = vi.fn()
  const { box, view } = mountPlaceSearch({ slots, onSelect })
  expect(await box.search('sol')).toContain('Teatro Solís')
  expect(view.container.querySelector('[data-part="notice"]')).toBeNull()
  await box.choose('Teatro Solís')
  expect(onSelect).toHaveBeenCalledOnce()
})

test('before its parts are loaded, a notice says what a screen reader says', async () => {
  const { box, view } = mountPlaceSearch({ slots })
  await box.search('xyzzy')
  const notice = view.container.querySelector('[data-part="notice"]')
  expect(notice?.textContent).toBe('Nothing found. Check the spelling, or type less.')
  expect(notice?.textContent).toBe(box.announcement)
})
