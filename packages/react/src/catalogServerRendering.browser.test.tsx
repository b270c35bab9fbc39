import { expect, test } from 'vitest'
import { hydrate } from '../../../test/browser/hydrate.tsx'
import { App } from '../test/CatalogsApp.tsx'
import './styles.css'

test('server rendering: the catalogs in the HTML, no style attribute, hydrated with no mismatch', async () => {
  const { html, container, problems } = await hydrate('packages/react/test/CatalogsApp.tsx', App)
  expect(html).toContain('Banco República')
  expect(html).toContain('Bakery')
  expect(html).toContain('<input type="hidden" name="brand" value="uy-disco"/>')
  expect(html).not.toMatch(/\sstyle=/)
  const statuses = () =>
    [...container.querySelectorAll<HTMLElement>('[data-status]')].map(
      ({ dataset }) => dataset.status,
    )
  await expect.poll(statuses).toEqual(['ready', 'ready', 'ready'])
  const group = container.querySelector('[data-part="category-all"] input')
  expect(group).toHaveProperty('indeterminate', true)
  expect(problems).toEqual([])
})
