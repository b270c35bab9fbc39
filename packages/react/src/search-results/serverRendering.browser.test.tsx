import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App } from '../../test/SearchResultsApp.tsx'
import { secretKey } from '../../test/scriptedService.ts'
import '../styles.css'

test('Server rendering: rows in the HTML, no style attribute, hydrated with no mismatch', async () => {
  const { html, container, problems } = await hydrate(
    'packages/react/test/SearchResultsApp.tsx',
    App,
  )
  expect(html).toContain('Taberna del Todo')
  expect(html).toContain('300 places')
  expect(html).not.toMatch(/\sstyle=|closes/)
  expect(html).not.toContain(secretKey)
  const rows = (): number => container.querySelectorAll('[aria-setsize="300"]').length
  await expect.poll(rows).toBeGreaterThan(0)
  expect(rows()).toBeLessThan(200)
  await expect.poll(() => container.textContent).toMatch(/closes/)
  expect(problems).toEqual([])
})
