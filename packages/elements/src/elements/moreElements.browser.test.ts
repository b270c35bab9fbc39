import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { content } from '../../test/content.ts'
import { mountPage } from '../../test/mountPage.ts'
import { plainStyle } from '../../test/plainStyle.ts'
import { around, here, placeOf } from '../../test/Try.ts'

const longTimeout = { timeout: 60_000 }
const workerUrl = `worker-url="${new URL(worker, location.href)}"`
const isReady = '[data-signpost="map-view"][data-status="ready"] canvas'

/** True when the wheel zooms the map instead of scrolling the page. */
function takesWheel(canvas: HTMLElement): boolean {
  const turn = new WheelEvent('wheel', { deltaY: 0.01, bubbles: true, cancelable: true })
  return !canvas.dispatchEvent(turn)
}

test('<signpost-address-form>: a choice fills in the fields, and the event has the fields and the place', async () => {
  const { find } = mountPage('<signpost-address-form country="UY"></signpost-address-form>')
  const form = find('signpost-address-form')
  form.section = 'shipping'
  const sent = vi.fn()
  const known = vi.fn()
  form.addEventListener('signpost-submit', ({ detail }) => sent(detail))
  form.addEventListener('signpost-place-change', ({ detail }) => known(detail.place))
  const line = await content(form, 'input[name="shipping-address-line1"]')
  await userEvent.fill(line, 'avenida 18 de julio 1234')
  await content(form, '[role="option"]')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => form.shadowRoot?.textContent).toContain('Address filled in.')
  expect(await violations(form)).toEqual([])
  await userEvent.click(await content(form, '[type="submit"]'))
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  expect(sent.mock.calls[0]?.[0]).toEqual({
    fields: {
      country: 'UY',
      'address-line1': 'Avenida 18 de Julio 1234',
      'address-line2': '',
      'address-level2': 'Montevideo',
      'address-level1': 'Montevideo',
      'address-level1-code': 'MO',
      'postal-code': '11100',
    },
    place: expect.objectContaining({ coordinate: expect.anything() }),
  })
  expect(known.mock.lastCall?.[0]).toBe(sent.mock.calls[0]?.[0].place)
})

test('<signpost-address-form>: has initial values, and can skip the lookup', async () => {
  const { find, service } = mountPage(
    '<signpost-address-form country="UY" min-accuracy="0"></signpost-address-form>',
  )
  const form = find('signpost-address-form')
  form.defaultValues = { 'address-line1': 'Calle de Nadie 1', 'address-level2': 'Salto' }
  const sent = vi.fn()
  form.addEventListener('signpost-submit', ({ detail }) => sent(detail))
  await userEvent.click(await content(form, '[type="submit"]'))
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    fields: { 'address-line1': 'Calle de Nadie 1', 'address-level2': 'Salto', country: 'UY' },
    place: undefined,
  })
  expect(service.calls).toEqual([])
})

test('<signpost-address-form>: asks a provider about the address, and reports events', async () => {
  const { find } = mountPage('<signpost-address-form country="UY"></signpost-address-form>')
  const form = find('signpost-address-form')
  const onEvent = vi.fn()
  form.defaultValues = { 'address-line1': 'Rincón 7', 'address-level2': 'Montevideo' }
  form.validate = async () => ({ status: 'incomplete', doubtful: ['address-line2'] })
  form.onEvent = onEvent
  await userEvent.click(await content(form, '[type="submit"]'))
  const question = await content(form, '[data-part="question"]')
  expect(question.textContent).toContain('Apartment, floor, building: please check')
  const refused = { type: 'refused', status: 'incomplete', fields: ['address-line2'] }
  await expect.poll(() => onEvent.mock.lastCall?.[0]).toEqual(refused)
})

test('<signpost-address-form point>: fills in the address of the point', async () => {
  const { find } = mountPage('<signpost-address-form country="UY"></signpost-address-form>')
  const form = find('signpost-address-form')
  form.setAttribute('point', '-34.9055,-56.1913')
  await content(form)
  const city = (): string | undefined =>
    form.shadowRoot?.querySelector<HTMLInputElement>('[name="address-level2"]')?.value
  await expect.poll(city).toBe('Montevideo')
})

test('<signpost-address-form>: reports an address outside the zone, and does not send it', async () => {
  const { find } = mountPage('<signpost-address-form country="UY"></signpost-address-form>')
  const form = find('signpost-address-form')
  form.inside = around({ latitude: 48, longitude: 2 })
  const sent = vi.fn()
  const verdicts: unknown[] = []
  form.addEventListener('signpost-submit', sent)
  form.addEventListener('signpost-inside-change', ({ detail }) => verdicts.push(detail.inside))
  await userEvent.fill(await content(form, 'input[name="address-line1"]'), 'canelones 2345')
  await content(form, '[role="option"]')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => form.shadowRoot?.textContent).toContain('deliver to this address yet')
  await userEvent.click(await content(form, '[type="submit"]'))
  expect(sent).not.toHaveBeenCalled()
  form.inside = around(here)
  await expect.poll(() => verdicts).toEqual([false, true])
  form.inside = undefined
  form.withinMinutes = { minutes: 0.1, from: here }
  await expect.poll(() => verdicts.at(-1)).toBe(false)
})

test('<signpost-brand-picker>: the selection is a property, and changes are events', async () => {
  const { find } = mountPage(
    '<signpost-brand-picker country="UY" countries="UY US"></signpost-brand-picker>',
  )
  const picker = find('signpost-brand-picker')
  const events: unknown[] = []
  picker.addEventListener('signpost-selected-change', ({ detail }) => events.push(detail))
  picker.addEventListener('signpost-country-change', ({ detail }) => events.push(detail))
  await userEvent.click(await content(picker, '[role="option"]'))
  expect(picker.selected).toHaveLength(1)
  expect(events).toEqual([{ selected: picker.selected }])
  await content(picker, '[data-part="chip"]')
  expect(await violations(picker)).toEqual([])
  const countries = await content(picker, 'select')
  await userEvent.selectOptions(countries, countries.querySelectorAll('option')[1]?.value ?? '')
  await expect.poll(() => events.length).toBe(2)
  expect(events[1]).toEqual({ country: picker.country })
  expect(picker.country).not.toBe('UY')
})

test('<signpost-category-browser>: groups can be initially open, and the selection is a property', async () => {
  const closed = mountPage('<signpost-category-browser></signpost-category-browser>')
  const first = closed.find('signpost-category-browser')
  const toggles = '[data-part="group"] [aria-expanded]'
  expect((await content(first, toggles)).ariaExpanded).toBe('false')
  const chosen = vi.fn()
  first.addEventListener('signpost-selected-change', ({ detail }) => chosen(detail.selected))
  await userEvent.click(await content(first, '[type="checkbox"]'))
  expect(chosen.mock.calls).toEqual([[first.selected]])
  expect(first.selected?.length).toBeGreaterThan(0)
  expect(await violations(first)).toEqual([])
  const code = first.selected?.[0]?.code ?? ''
  const { find } = mountPage(
    `<signpost-category-browser default-open="${code}"></signpost-category-browser>`,
  )
  const open = find('signpost-category-browser')
  await content(open, '[aria-expanded="true"]')
})

test('<signpost-opening-hours> and <signpost-fuel-prices>: accessible, and empty for a place without hours or prices', async () => {
  const { find, page } = mountPage(
    '<signpost-opening-hours></signpost-opening-hours><signpost-fuel-prices></signpost-fuel-prices>',
  )
  const [hours, prices] = [find('signpost-opening-hours'), find('signpost-fuel-prices')]
  hours.place = placeOf('shop')
  prices.place = placeOf('shop')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([hours.shadowRoot?.textContent, prices.shadowRoot?.textContent]).toEqual(['', ''])
  hours.place = { ...placeOf('shop'), hours: { text: 'Mo-Fr 09:00-18:00' } }
  prices.place = {
    ...placeOf('shop'),
    fuelPrices: [{ value: 60, grade: 'diesel', unit: 'liter', currency: 'UYU' }],
  }
  expect((await content(hours)).textContent).toContain('09:00')
  expect((await content(prices)).textContent).toContain('Diesel')
  expect(await violations(page)).toEqual([])
})

test('<signpost-place-map>: fits all places, and marker, map and pin fire events', async () => {
  const { find } = mountPage(
    `<signpost-place-map ${workerUrl} search-area movable-pin></signpost-place-map>`,
  )
  const map = find('signpost-place-map')
  const far = { ...placeOf('far'), coordinate: { latitude: -34.8, longitude: -56.1 } }
  Object.assign(map, { mapStyle: plainStyle, places: [placeOf('one'), far] })
  const events: [string, unknown][] = []
  const cameras = vi.fn()
  map.addEventListener('signpost-camera-change', ({ detail }) => cameras(detail.camera.center))
  for (const type of ['selected-change', 'search-area', 'pin-change', 'map-click'] as const) {
    map.addEventListener(`signpost-${type}`, ({ detail }: CustomEvent) =>
      events.push([type, detail]),
    )
  }
  const canvas = await content(map, isReady)
  const between = { latitude: expect.closeTo(-34.85, 1), longitude: expect.closeTo(-56.15, 1) }
  await expect.poll(() => cameras.mock.lastCall?.[0], longTimeout).toEqual(between)
  const marker = await content(map, '[data-part="marker"]')
  expect(await violations(map)).toEqual([])
  await userEvent.click(marker)
  await expect.poll(() => map.selected).toBe('one')
  expect(events[0]).toEqual(['selected-change', { selected: 'one' }])
  map.selected = undefined
  await userEvent.click(canvas)
  await expect.poll(() => events.length, longTimeout).toBe(3)
  const coordinate = expect.objectContaining({ latitude: expect.any(Number) })
  expect(events.slice(1)).toEqual([
    ['map-click', { coordinate }],
    ['pin-change', { coordinate: map.pin }],
  ])
  canvas.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await userEvent.click(await content(map, '[data-part="area"] button'))
  expect(events.at(-1)).toEqual([
    'search-area',
    expect.objectContaining({ bounds: expect.objectContaining({ north: expect.any(Number) }) }),
  ])
})

test('<signpost-place-map>: has an initial camera and padding', async () => {
  const { find } = mountPage(
    `<signpost-place-map ${workerUrl} cooperative="false"></signpost-place-map>`,
  )
  const map = find('signpost-place-map')
  const clicked = vi.fn()
  map.addEventListener('signpost-map-click', ({ detail }) => clicked(detail.coordinate.longitude))
  Object.assign(map, { mapStyle: plainStyle, defaultCamera: { center: here, zoom: 14 } })
  const canvas = await content(map, isReady)
  expect(takesWheel(canvas)).toBe(true)
  await userEvent.click(canvas)
  await expect.poll(() => clicked.mock.lastCall?.[0], longTimeout).toBeCloseTo(here.longitude, 3)
  const moved = new Promise((resolve) => map.addEventListener('signpost-camera-change', resolve))
  map.padding = { left: 200 }
  await moved
  await userEvent.click(canvas)
  await expect.poll(() => clicked.mock.calls.length, longTimeout).toBe(2)
  expect(clicked.mock.lastCall?.[0]).toBeLessThan(here.longitude - 0.002)
})

test('<signpost-store-locator>: point, store and map share one selection', async () => {
  const { find } = mountPage(
    `<signpost-store-locator ${workerUrl} cooperative="false"></signpost-store-locator>`,
  )
  const locator = find('signpost-store-locator')
  const stores = ['one', 'two'].map((id, index) => ({
    ...placeOf(id),
    coordinate: { latitude: -34.9, longitude: -56.2 + index / 100 },
  }))
  Object.assign(locator, { mapStyle: plainStyle, stores })
  const events: unknown[] = []
  locator.addEventListener('signpost-select', ({ detail }) => events.push(detail.place.id))
  locator.addEventListener('signpost-selected-change', ({ detail }) => events.push(detail))
  locator.addEventListener('signpost-point-change', ({ detail }) => events.push(detail))
  const canvas = await content(locator, isReady)
  expect(takesWheel(canvas)).toBe(true)
  // Found inside the element: its marker on the map has the same name.
  const result = await content(locator, '[data-part="row"] button')
  result.click()
  await expect.poll(() => locator.selected).toBe('one')
  await expect.poll(() => events).toEqual(expect.arrayContaining(['one', { selected: 'one' }]))
  await content(locator, '[data-part="marker"][data-selected]')
  await userEvent.fill(browser.getByRole('combobox'), '-34.9, -56.19')
  // The parser of coordinates is loaded when the first ones are typed.
  await content(locator, '[role="option"]')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => locator.point?.coordinate).toEqual({ latitude: -34.9, longitude: -56.19 })
  await expect.poll(() => events.at(-1)).toEqual({ point: locator.point })
  const first = (): string | null | undefined =>
    locator.shadowRoot?.querySelector('[data-part="title"]')?.textContent
  await expect.poll(first).toBe('Place two')
  await expect.poll(() => violations(locator)).toEqual([])
})
