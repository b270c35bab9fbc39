import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App, fetch } from '../../test/StaleApp.tsx'

test('HTML that is older than its stale time: the same status on both sides, no warning, and asked again', async () => {
  const { html, container, problems } = await hydrate('packages/react/test/StaleApp.tsx', App)
  const served = Array.from(html.matchAll(/data-status="(\w+)"/g), ([, status]) => status)
  expect(served).toEqual(['ready', 'ready', 'ready', 'ready', 'ready'])
  const statuses = (): (string | undefined)[] =>
    Array.from(
      container.querySelectorAll<HTMLElement>('[data-status]'),
      ({ dataset }) => dataset.status,
    )
  await expect.poll(() => fetch.calls.length).toBe(4)
  await expect.poll(statuses).toEqual(served)
  expect(problems).toEqual([])
})
