import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { content } from '../../test/content.ts'
import { mountPage } from '../../test/mountPage.ts'

const row = '[data-part="result"]'

test('label, origin and sort: the list is named, says from where it measures, and tells of another order', async () => {
  const { find } = mountPage(
    '<signpost-results query="avenida" label="Found" origin="map"></signpost-results>',
  )
  const results = find('signpost-results')
  const told = vi.fn()
  results.addEventListener('signpost-sort-change', ({ detail }) => told(detail.sort))
  await content(results, row)
  const list = browser.elementLocator(await content(results))
  await expect.element(list).toHaveAccessibleName('Found')
  const sort = list.getByRole('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(sort, 'Distance from the map’s centre')
  expect([told.mock.calls, results.sort]).toEqual([[['distance']], 'distance'])
  results.origin = 'user'
  await expect.element(sort.getByRole('option', { name: 'Distance from you' })).toBeInTheDocument()
})

test('href: the names are links to what the function returns', async () => {
  const { find } = mountPage('<signpost-results query="Teatro Solís"></signpost-results>')
  const results = find('signpost-results')
  results.href = ({ name }) => `#${name}`
  const link = await content(results, `${row} a`)
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Teatro Solís', '#Teatro Solís'])
  results.href = undefined
  await expect.poll(() => results.shadowRoot?.querySelector(`${row} a`)).toBeNull()
})

test.each([
  ['brands', { brands: [{ id: 'uy-ceibo-combustibles', name: 'Ceibo Combustibles' }] }],
  ['categories', { categories: [{ code: 'fuel-station', name: 'Gas station' }] }],
])('%s alone ask, and the places are of one of them', async (_, choice) => {
  const { find } = mountPage('<signpost-results></signpost-results>')
  const results = Object.assign(find('signpost-results'), choice)
  await content(results, row)
  const names = [...(results.shadowRoot?.querySelectorAll(`${row} button`) ?? [])]
  expect(names.map(({ textContent }) => textContent)).toContain('Ceibo Combustibles')
})

test('brands and categories narrow a query', async () => {
  const { find } = mountPage('<signpost-results query="a"></signpost-results>')
  const results = find('signpost-results')
  await content(results, row)
  const count = (): number => results.shadowRoot?.querySelectorAll(row).length ?? 0
  const all = count()
  results.categories = [{ code: 'cafe', name: 'a' }]
  await expect.poll(count).toBeLessThan(all)
})

test('more="scroll": the next places come when the end of the list is seen, without a press', async () => {
  const { find, service } = mountPage(
    '<signpost-results query="avenida" style="block-size: 100px; overflow: auto"></signpost-results>',
    { scenarios: [{ kind: 'endless-paging' }] },
  )
  const results = find('signpost-results')
  await content(results, row)
  results.scrollTop = results.scrollHeight
  await browser.elementLocator(results).getByRole('button', { name: 'More places' }).click()
  await expect.poll(() => service.calls.length).toBe(2)
  results.setAttribute('more', 'scroll')
  // The list grows after its end was seen.
  const scroll = (): number => {
    results.scrollTop = results.scrollHeight
    return service.calls.length
  }
  await expect.poll(scroll).toBeGreaterThan(2)
})
