import { expect, test } from 'vitest'
import { hydrate } from '../../../../test/browser/hydrate.tsx'
import { App } from '../../test/RouteApp.tsx'
import '../styles.css'

test('server rendering: the whole route in the HTML, no style attribute, hydrated with no mismatch', async () => {
  const { html, container, problems } = await hydrate('packages/react/test/RouteApp.tsx', App)
  expect(html).toContain('Turn right onto <bdi data-part="step-name">Calle Segunda (Ruta 22)</bdi>')
  expect(html).toContain('This route uses a toll road')
  expect(html).toContain('Show all 1,200 steps')
  expect(html).not.toMatch(/\sstyle=/)
  const long = () => container.querySelectorAll('[aria-setsize="1200"]').length
  await expect.poll(long).toBeGreaterThan(0)
  expect(long()).toBeLessThan(200)
  expect(problems).toEqual([])
})
