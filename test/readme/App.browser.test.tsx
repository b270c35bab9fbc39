import { placeSearch } from '@signpost/testing'
import { getConfig, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import App from '../examples/first-box/App.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the first lines of the README show a search box', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const { container } = render(<App />)
  const box = placeSearch(container, {
    wrap: (interaction) => getConfig().asyncWrapper(interaction),
  })
  await box.search('sol')
  await box.choose('Teatro Solís')
  expect(box.input.value).toBe('Teatro Solís')
  expect(log).toHaveBeenCalledWith('Teatro Solís')
})
