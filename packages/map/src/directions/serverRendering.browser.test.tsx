import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App } from '../../test/DirectionsApp.tsx'
import { fetch, App as StaleApp } from '../../test/StaleDirectionsApp.tsx'

test('server rendering: the question in the HTML, no map before the page is alive, hydrated with no mismatch', async () => {
  const { html, container, problems } = await hydrate('packages/map/test/DirectionsApp.tsx', App)
  expect(html).toContain('value="Teatro Solís"')
  expect(html).not.toMatch(/<canvas|\sstyle=/)
  await expect.poll(() => container.querySelectorAll('[data-signpost="map-view"]').length).toBe(3)
  expect(problems).toEqual([])
})

test('HTML that is older than its stale time: the same status on both sides, no warning, and asked again', async () => {
  const module = 'packages/map/test/StaleDirectionsApp.tsx'
  const { html, container, problems } = await hydrate(module, StaleApp)
  expect(html).toMatch(/data-signpost="directions" data-status="ready"/)
  expect(html).toContain('data-signpost="maneuver-list"')
  const directions = container.querySelector<HTMLElement>('[data-signpost="directions"]')
  await expect.poll(() => fetch.calls.length).toBe(1)
  await expect.poll(() => directions?.dataset.status).toBe('ready')
  expect(problems).toEqual([])
})
