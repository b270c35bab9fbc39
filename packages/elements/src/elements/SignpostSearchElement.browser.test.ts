import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountSearch } from '../../test/mountSearch.ts'

test('three letters, and the place is there; choosing it tells the page', async () => {
  const { element, box } = await mountSearch()
  const chosen = vi.fn()
  element.addEventListener('signpost-select', ({ detail }) => chosen(detail.suggestion.line1))
  await box.search('sol')
  await box.choose('Teatro Solís')
  expect(chosen.mock.calls).toEqual([['Teatro Solís']])
  expect(element.value).toBe('Teatro Solís')
})
