import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App } from '../../test/PlaceCardApp.tsx'
import { secretKey } from '../../test/scriptedService.ts'

test('Server rendering with real HTML, hydrated with no warning, and without a claim of time', async () => {
  const { html, container, problems } = await hydrate('packages/react/test/PlaceCardApp.tsx', App)
  expect(html.match(/Taberna del Todo<\/h2>/g)).toHaveLength(3)
  expect(html).toContain('11:00 AM – 4:00 PM')
  expect(html).not.toMatch(/today|closes|style="/)
  expect(html).not.toContain(secretKey)
  await expect.poll(() => container.textContent).toMatch(/today/)
  expect(problems).toEqual([])
})
