import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App } from '../../test/DirectionsApp.tsx'
import { fetch, App as StaleApp } from '../../test/StaleDirectionsApp.tsx'

test('server rendering: the form is in the HTML and the map is not, hydrated without a mismatch', async () => {
  const { html, container, problems } = await hydrate('packages/map/test/DirectionsApp.tsx', App)
  expect(html).toContain('value="Teatro Solís"')
  expect(html).not.toMatch(/<canvas|\sstyle=/)
  await expect.poll(() => container.querySelectorAll('[data-signpost="map-view"]').length).toBe(3)
  expect(problems).toEqual([])
})

test('HTML older than its stale time hydrates with the status of the server, without a warning, and is refetched', async () => {
  const module = 'packages/map/test/StaleDirectionsApp.tsx'
  const { html, container, problems } = await hydrate(module, StaleApp)
  expect(html).toMatch(/data-signpost="directions" data-status="ready"/)
  expect(html).toContain('data-signpost="maneuver-list"')
  const directions = container.querySelector<HTMLElement>('[data-signpost="directions"]')
  await expect.poll(() => fetch.calls.length).toBe(1)
  await expect.poll(() => directions?.dataset.status).toBe('ready')
  expect(problems).toEqual([])
})
