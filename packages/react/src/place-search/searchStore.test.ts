import { expect, test, vi } from 'vitest'
import { createSearchStore } from './searchStore.ts'

test('rows that come before the text of the app is applied do not change that text', () => {
  const onQueryChange = vi.fn()
  const store = createSearchStore({ query: 'Salto', onQueryChange })
  store.setOptions({ query: '', onQueryChange })
  store.dispatch({
    type: 'answered',
    status: 'idle',
    items: undefined,
    isOutdated: false,
  })
  expect(onQueryChange).not.toHaveBeenCalled()
  store.sync()
  expect(store.get().text).toBe('')
  expect(onQueryChange).not.toHaveBeenCalled()
})
