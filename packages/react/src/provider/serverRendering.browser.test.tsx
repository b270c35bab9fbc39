import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App, service } from '../../test/PrefetchedApp.tsx'
import { secretKey } from '../../test/scriptedService.ts'

const path = 'packages/react/test/PrefetchedApp.tsx'

test('server rendering and HydrationBoundary: no mismatch, and what was prefetched is not asked again', async () => {
  const { html, container, problems } = await hydrate(path, App)
  expect(html).toBe('<ul><li>Teatro Solís</li><li>Teatro Solís</li><li>loading</li></ul>')
  expect(html).not.toContain(secretKey)
  await expect.poll(() => container.textContent).toBe('Teatro SolísTeatro Solísready')
  expect(service.sent.map(({ url }) => url.pathname)).toEqual(['/geo/v2/category_list/json'])
  expect(problems).toEqual([])
})
