import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App, fetch } from '../../test/StaleApp.tsx'

test('HTML older than its stale time hydrates with the status of the server, without a warning, and is refetched', async () => {
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
