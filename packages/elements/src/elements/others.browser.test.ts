import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { content } from '../../test/content.ts'
import { mountPage } from '../../test/mountPage.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import { readRoute } from '../../test/readRoute.ts'

const longTimeout = { timeout: 60_000 }
const link = 'from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529'

test('<signpost-place>: is empty, then shows the place of a query, of a suggestion, or a given place', async () => {
  const { find } = mountPage('<signpost-place size="full" heading-level="3"></signpost-place>')
  const place = find('signpost-place')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(place.shadowRoot?.childElementCount).toBe(0)
  place.setAttribute('query', 'Teatro Solís')
  const heading = await content(place, 'h3')
  expect(heading.textContent).toBe('Teatro Solís')
  expect((await content(place)).dataset.size).toBe('full')
  expect(await violations(place)).toEqual([])
  place.place = null
  await expect.poll(() => place.shadowRoot?.querySelector('h3')).toBeNull()
})

test('<signpost-place>: shows a place with only the page’s own data', async () => {
  const { find } = mountPage('<signpost-place></signpost-place>')
  const place = find('signpost-place')
  Reflect.set(place, 'place', {
    name: 'Our shop',
    coordinate: { latitude: -34.9, longitude: -56.2 },
  })
  expect((await content(place, 'h2')).textContent).toBe('Our shop')
})

test('<signpost-place directions>: its button fires an event', async () => {
  const { find } = mountPage(
    '<signpost-place query="Teatro Solís" directions sponsored></signpost-place>',
  )
  const place = find('signpost-place')
  const wanted = vi.fn()
  place.addEventListener('signpost-directions', ({ detail }) => wanted(detail.place.name))
  const button = browser.getByRole('button', { name: 'Directions' })
  await button.click()
  expect(wanted.mock.calls).toEqual([['Teatro Solís']])
  expect((await content(place)).textContent).toMatch(/Sponsored/)
  place.directions = false
  await expect.poll(() => button.query()).toBeNull()
})

test('<signpost-place>: the user chooses one of several places', async () => {
  const { find } = mountPage('<signpost-place query="avenida"></signpost-place>')
  const place = find('signpost-place')
  const chosen = vi.fn()
  place.addEventListener('signpost-select', ({ detail }) => chosen(detail.place.name))
  const button = await content(place, '[data-status="ambiguous"] button')
  await userEvent.click(button)
  expect(chosen).toHaveBeenCalledOnce()
})

test('<signpost-results>: shows a query, with selection, hover and order as properties and events', async () => {
  const { find } = mountPage('<signpost-results query="avenida" limit="5"></signpost-results>')
  const results = find('signpost-results')
  const events: unknown[] = []
  results.addEventListener('signpost-select', ({ detail }) =>
    events.push({ place: detail.place.id }),
  )
  results.addEventListener('signpost-selected-change', ({ detail }) => events.push(detail))
  results.addEventListener('signpost-sort-change', ({ detail }) => events.push(detail))
  const hovered = vi.fn()
  results.addEventListener('signpost-hovered-change', ({ detail }) => hovered(detail.hovered))
  const name = await content(results, '[data-part="row"] button')
  await userEvent.click(name)
  expect(results.selected).toBeTruthy()
  expect(events).toEqual(
    expect.arrayContaining([{ selected: results.selected }, { place: results.selected }]),
  )
  await expect.poll(() => hovered.mock.lastCall).toBeTruthy()
  expect(await violations(results)).toEqual([])
  results.sort = 'distance'
  results.query = undefined
  results.places = []
  await expect.poll(() => results.shadowRoot?.querySelector('[data-part="row"]')).toBeNull()
})

test('<signpost-maneuvers>: lists the route, and the chosen step fires an event', async () => {
  const { find } = mountPage('<signpost-maneuvers copy="false" ends="false"></signpost-maneuvers>')
  const list = find('signpost-maneuvers')
  expect([list.copy, list.ends]).toEqual([false, false])
  list.route = await readRoute()
  const chosen = vi.fn()
  list.addEventListener('signpost-active-step-change', ({ detail }) => chosen(detail.step))
  await content(list, '[data-part="step"]')
  const steps = list.shadowRoot?.querySelectorAll<HTMLElement>('[data-part="step"]') ?? []
  expect(steps.length).toBeGreaterThan(3)
  steps[2]?.click()
  expect(chosen.mock.calls).toEqual([[2]])
  list.activeStep = 1
  await expect.poll(() => steps[1]?.ariaCurrent).toBe('step')
  expect(await violations(list)).toEqual([])
})

test('<signpost-maneuvers>: the address of an end is one line of text', async () => {
  const { find } = mountPage('<signpost-maneuvers copy="false"></signpost-maneuvers>')
  const list = find('signpost-maneuvers')
  list.route = await readRoute()
  await content(list, '[data-signpost="address-text"]')
  const lines = [...(list.shadowRoot?.querySelectorAll('[data-part="line"]') ?? [])]
  expect(lines.length).toBeGreaterThan(2)
  expect(new Set(lines.map((line) => getComputedStyle(line).display))).toEqual(new Set(['inline']))
})

test('<signpost-directions>: requests the route of a link; swapping fires an event, and a property requests again', async () => {
  const { find, service } = mountPage(
    `<signpost-directions map="false" print="false" travel-times="false" link="${link}"></signpost-directions>`,
  )
  const way = find('signpost-directions')
  const events = vi.fn()
  way.addEventListener('signpost-value-change', ({ detail }) => events(detail.link))
  const input = (await content(way, 'input')) as HTMLInputElement
  expect(input.value).toBe('Teatro Solís')
  await content(way, '[data-part="step"]')
  way.shadowRoot?.querySelector<HTMLElement>('button[aria-label^="Swap"]')?.click()
  expect(events.mock.calls.join()).toContain('from=-34.8945')
  expect(way.value?.points?.[1]?.name).toBe('Teatro Solís')
  way.value = { ...way.value, vehicle: 'bicycle' }
  await expect.poll(() => service.calls.length).toBe(2)
  // The previous route stays until the new one has loaded.
  await expect.poll(() => way.shadowRoot?.querySelector('[aria-busy]')).toBeNull()
  const step = vi.fn()
  way.addEventListener('signpost-active-step-change', ({ detail }) => step(detail.step))
  await content(way, '[data-part="step"]').then((first) => first.click())
  await expect.poll(() => step.mock.calls.length).toBe(1)
  expect(await violations(way)).toEqual([])
})

test('<signpost-route-map>: loads the map only near the viewport', async () => {
  const { find, page } = mountPage(
    `<div style="height: 500vh"></div><signpost-route-map worker-url="${new URL(worker, location.href)}" label="The way"></signpost-route-map>`,
  )
  const map = find('signpost-route-map')
  map.mapStyle = plainStyle
  map.route = await readRoute()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(map.shadowRoot?.adoptedStyleSheets).toEqual([])
  const moved = vi.fn()
  map.addEventListener('signpost-camera-change', ({ detail }) => moved(detail.camera.zoom))
  page.firstElementChild?.nextElementSibling?.remove()
  const canvas = await content(map, 'canvas')
  expect(canvas.getBoundingClientRect().height).toBeGreaterThan(200)
  await expect.poll(() => moved.mock.calls.length, longTimeout).toBeGreaterThan(0)
  const clicked = vi.fn()
  map.addEventListener('signpost-map-click', ({ detail }) => clicked(detail.coordinate.latitude))
  await userEvent.click(canvas, { position: { x: 5, y: 5 } })
  await expect.poll(() => clicked.mock.lastCall?.[0]).toBeCloseTo(-34.9, 0)
  map.remove()
  await expect.poll(() => map.shadowRoot?.childElementCount).toBe(0)
})
