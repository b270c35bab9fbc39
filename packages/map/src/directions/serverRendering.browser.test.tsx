import { expect, test } from 'vitest'
import { App } from '../../test/DirectionsApp.tsx'
import { hydrate } from '../../test/hydrate.tsx'

test('server rendering: the question in the HTML, no map before the page is alive, hydrated with no mismatch', async () => {
  const { html, container, problems } = await hydrate('packages/map/test/DirectionsApp.tsx', App)
  expect(html).toContain('value="Teatro Solís"')
  expect(html).not.toMatch(/<canvas|\sstyle=/)
  await expect.poll(() => container.querySelectorAll('[data-signpost="map-view"]').length).toBe(3)
  expect(problems).toEqual([])
})
