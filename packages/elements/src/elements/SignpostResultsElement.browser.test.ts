import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { content } from '../../test/content.ts'
import { mountPage } from '../../test/mountPage.ts'

const row = '[data-part="row"]'

test('label, origin and sort set the name, the origin of distances and the order, whose changes are events', async () => {
  const { find } = mountPage(
    '<signpost-results query="avenida" label="Found" origin="map"></signpost-results>',
  )
  const results = find('signpost-results')
  const events = vi.fn()
  results.addEventListener('signpost-sort-change', ({ detail }) => events(detail.sort))
  await content(results, row)
  const list = browser.elementLocator(await content(results))
  await expect.element(list).toHaveAccessibleName('Found')
  const sort = list.getByRole('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(sort, 'Distance from the map’s center')
  expect([events.mock.calls, results.sort]).toEqual([[['distance']], 'distance'])
  results.origin = 'user'
  await expect.element(sort.getByRole('option', { name: 'Distance from you' })).toBeInTheDocument()
})

test('brands and categories filter a query', async () => {
  const { find } = mountPage('<signpost-results query="a"></signpost-results>')
  const results = find('signpost-results')
  await content(results, row)
  const count = (): number => results.shadowRoot?.querySelectorAll(row).length ?? 0
  const all = count()
  results.categories = [{ code: 'cafe', name: 'a' }]
  await expect.poll(count).toBeLessThan(all)
})

test('more="scroll": loads the next places when the end of the list is visible', async () => {
  const { find, service } = mountPage(
    '<signpost-results query="avenida" style="block-size: 100px; overflow: auto"></signpost-results>',
    { scenarios: [{ kind: 'endless-paging' }] },
  )
  const results = find('signpost-results')
  await content(results, row)
  results.scrollTop = results.scrollHeight
  await browser.elementLocator(results).getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => service.calls.length).toBe(2)
  results.setAttribute('more', 'scroll')
  // The list grows after its end became visible.
  const scroll = (): number => {
    results.scrollTop = results.scrollHeight
    return service.calls.length
  }
  await expect.poll(scroll).toBeGreaterThan(2)
})

test('live: requests a typed text once, after a pause', async () => {
  const { find, service } = mountPage('<signpost-results live></signpost-results>')
  const results = find('signpost-results')
  for (const query of ['t', 'te', 'tea', 'teat', 'teatro']) {
    results.query = query
    await Promise.resolve()
  }
  await content(results, row)
  expect(service.calls.map(({ parameters }) => parameters.query)).toEqual(['teatro'])
})

test('travel-time: starts at the origin of distances, by the named vehicle or by the default of the service', async () => {
  const { find, service } = mountPage(
    '<signpost-results query="teatro" near="-34.9,-56.17" travel-time></signpost-results>',
  )
  const results = find('signpost-results')
  const asked = (parameter: string): unknown[] => [
    ...new Set(
      service.calls
        .filter(({ operation }) => operation === 'getDirections')
        .map(({ parameters }) => parameters[parameter]),
    ),
  ]
  await expect.poll(() => asked('origin')).toEqual(['-34.9,-56.17'])
  expect(asked('vehicle')).toEqual([undefined])
  await content(results, '[data-signpost="travel-time"][data-status="ready"]')
  results.setAttribute('travel-time', 'pedestrian')
  await expect.poll(() => asked('vehicle')).toEqual([undefined, 'pedestrian'])
})

test('travel-time: reports an unknown vehicle once, and requests no time', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const { find, service } = mountPage(
    '<signpost-results query="teatro" travel-time="boat"></signpost-results>',
  )
  const results = find('signpost-results')
  await content(results, row)
  results.setAttribute('label', 'Theatres')
  await content(results, '[aria-label="Theatres"]')
  expect(warn.mock.calls).toEqual([['<signpost-results>: "boat" is not a valid travelTime.']])
  expect(service.calls.map(({ operation }) => operation)).not.toContain('getDirections')
  results.setAttribute('travel-time', 'bicycle')
  await content(results, '[data-signpost="travel-time"][data-status="ready"]')
})
