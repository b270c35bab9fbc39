import { createGeoFetch } from '@signpost/testing'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the first lines of the client’s README list suggestions', async () => {
  vi.stubGlobal('fetch', createGeoFetch())
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await import('./firstSuggestions.ts')
  expect(log.mock.calls).toEqual([
    ['term', 'Teatro', ''],
    ['place', 'Teatro Solís', expect.stringMatching(/^\d+ m$/)],
  ])
})
