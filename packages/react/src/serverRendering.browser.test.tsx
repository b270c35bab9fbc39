import { describe, expect, test } from 'vitest'
import { hydrate } from '../../../test/browser/hydrate.tsx'
import { App as AddressFormApp } from '../test/AddressFormApp.tsx'
import { App as CatalogsApp } from '../test/CatalogsApp.tsx'
import { App as PlaceCardApp } from '../test/PlaceCardApp.tsx'
import { App as PrefetchedApp, service } from '../test/PrefetchedApp.tsx'
import { App as RouteApp } from '../test/RouteApp.tsx'
import { App as SearchResultsApp } from '../test/SearchResultsApp.tsx'
import { secretKey } from '../test/scriptedService.ts'
import './styles.css'

// That nothing mismatches and no style is inline is in the conformance suite; here is what the HTML says.
describe('server HTML and its hydration', () => {
  test('address form: has fields that a browser can fill in', async () => {
    const { html, container, problems } = await hydrate(
      'packages/react/test/AddressFormApp.tsx',
      AddressFormApp,
    )
    expect(html).toMatch(/autocomplete="shipping address-line1"/i)
    expect(html).not.toMatch(/autocomplete="off"/i)
    const countries = () => container.querySelector('select')?.options.length
    await expect.poll(countries).toBe(250)
    expect(container.querySelector('select')?.value).toBe('TR')
    expect(problems).toEqual([])
  })

  test('catalogs: has their entries, and a hidden field for the selection', async () => {
    const { html, container, problems } = await hydrate(
      'packages/react/test/CatalogsApp.tsx',
      CatalogsApp,
    )
    expect(html).toContain('Banco República')
    expect(html).toContain('Bakery')
    expect(html).toContain('<input type="hidden" name="brand" value="uy-disco"/>')
    const statuses = () =>
      [...container.querySelectorAll<HTMLElement>('[data-status]')].map(
        ({ dataset }) => dataset.status,
      )
    await expect.poll(statuses).toEqual(['ready', 'ready', 'ready'])
    const group = container.querySelector('[data-part="check"] input')
    expect(group).toHaveProperty('indeterminate', true)
    expect(problems).toEqual([])
  })

  test('place card: has hours without saying whether it is open now', async () => {
    const { html, container, problems } = await hydrate(
      'packages/react/test/PlaceCardApp.tsx',
      PlaceCardApp,
    )
    expect(html.match(/Taberna del Todo<\/h2>/g)).toHaveLength(3)
    expect(html).toContain('11 AM – 4 PM')
    expect(html).not.toMatch(/Today|closes/)
    expect(html).not.toContain(secretKey)
    await expect.poll(() => container.textContent).toMatch(/Today/)
    expect(problems).toEqual([])
  })

  test('search results: has few of many rows, without saying what is open now', async () => {
    const { html, container, problems } = await hydrate(
      'packages/react/test/SearchResultsApp.tsx',
      SearchResultsApp,
    )
    expect(html).toContain('Taberna del Todo')
    expect(html).toContain('300 places')
    expect(html).not.toMatch(/closes/)
    expect(html).not.toContain(secretKey)
    const rows = (): number => container.querySelectorAll('[aria-setsize="300"]').length
    await expect.poll(rows).toBeGreaterThan(0)
    expect(rows()).toBeLessThan(200)
    await expect.poll(() => container.textContent).toMatch(/closes/)
    expect(problems).toEqual([])
  })

  test('a route: has its first steps, few of many', async () => {
    const { html, container, problems } = await hydrate(
      'packages/react/test/RouteApp.tsx',
      RouteApp,
    )
    expect(container.textContent).toContain('Turn right onto Calle Segunda (Ruta 22)')
    expect(html).toContain('This route uses a toll road')
    expect(html).toContain('Show all 1,200 steps')
    const long = () => container.querySelectorAll('[aria-setsize="1200"]').length
    await expect.poll(long).toBeGreaterThan(0)
    expect(long()).toBeLessThan(200)
    expect(problems).toEqual([])
  })

  test('HydrationBoundary: prefetched data are not requested again', async () => {
    const { html, container, problems } = await hydrate(
      'packages/react/test/PrefetchedApp.tsx',
      PrefetchedApp,
    )
    expect(html).toBe('<ul><li>Teatro Solís</li><li>Teatro Solís</li><li>loading</li></ul>')
    expect(html).not.toContain(secretKey)
    await expect.poll(() => container.textContent).toBe('Teatro SolísTeatro Solísready')
    expect(service.sent.map(({ url }) => url.pathname)).toEqual(['/geo/v2/category_list/json'])
    expect(problems).toEqual([])
  })
})
