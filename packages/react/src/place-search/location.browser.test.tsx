import { createFakeGeolocation, type FakeGeolocation, installGeolocation } from '@signpost/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montevideo } from '../../test/montevideo.ts'
import { type MountedBox, mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import type { PlaceSearchProps } from './PlaceSearchProps.ts'
import '../styles.css'

interface Located extends MountedBox {
  readonly geolocation: FakeGeolocation
}

/** Mounts a box that offers the user's location, and opens it while it is empty. */
async function opened(
  props: PlaceSearchProps = {},
  service: Parameters<typeof mountPlaceSearch>[1] = {},
): Promise<Located> {
  const geolocation = createFakeGeolocation({ position: montevideo })
  onTestFinished(installGeolocation(geolocation))
  const mounted = mountPlaceSearch({ locate: true, ...props }, service)
  await userEvent.click(mounted.box.input)
  await expect.poll(() => mounted.box.rows).toEqual(['Use my location'])
  return { ...mounted, geolocation }
}

test('permission is requested only when the row is chosen; the address fills the box and becomes the choice', async () => {
  const onSelect = vi.fn<NonNullable<PlaceSearchProps['onSelect']>>()
  const { box, geolocation, service } = await opened({ onSelect })
  expect(geolocation.requests).toBe(0)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => geolocation.requests).toBe(1)
  await expect.poll(() => box.announcement).toBe('Finding your location…')
  expect(box.rows).toEqual(['Use my locationFinding your location…'])
  geolocation.setPermission('granted')
  await expect.poll(() => onSelect.mock.calls.length).toBe(1)
  const [suggestion, selection] = onSelect.mock.lastCall ?? []
  expect(suggestion?.kind).toBe('address')
  await expect.poll(() => box.input.value).toBe(suggestion?.line1)
  await expect.poll(() => box.input.ariaExpanded).toBe('false')
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(selection?.coordinate).toEqual(montevideo)
  expect(await selection?.details()).toMatchObject({
    status: 'ready',
    place: { coordinate: montevideo, address: { country: 'Uruguay' } },
  })
  expect(service.calls.map(({ operation }) => operation)).toEqual(['reverseGeocode'])
})

test.each([
  ['denied', /Location is blocked/],
  ['unavailable', /couldn’t find your location/],
  ['timeout', /took too long/],
] as const)(
  '%s is explained in the row and announced, and can be tried again',
  async (fault, words) => {
    const { box, geolocation } = await opened()
    await box.choose('Use my location')
    await expect.poll(() => geolocation.requests).toBe(1)
    if (fault !== 'denied') geolocation.setFault(fault)
    geolocation.setPermission(fault === 'denied' ? 'denied' : 'granted')
    await expect.poll(() => box.rows[0]).toMatch(words)
    expect(box.announcement).toMatch(words)
    expect(box.input.ariaExpanded).toBe('true')
    geolocation.setFault(null)
    geolocation.setPermission('granted')
    await box.choose('Use my location')
    await expect.poll(() => box.input.value).not.toBe('')
  },
)

test('on a phone, what to do about a blocked location is not truncated', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(414, 896))
  const { box, geolocation } = await opened()
  await box.choose('Use my location')
  geolocation.setPermission('denied')
  await expect.poll(() => box.rows[0]).toMatch(/site settings/)
  const line = document.querySelector('[role="option"] [data-part="line"]')
  for (const text of line ? [line, ...line.querySelectorAll('*')] : []) {
    // The text of an inline box is never cut, and it has no width of its own.
    if (getComputedStyle(text).display === 'inline') continue
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  }
  expect(line?.getBoundingClientRect().height).toBeGreaterThan(24)
})

test.each([
  { kind: 'no-content', on: 'reverseGeocode' },
  { kind: 'offline', on: 'reverseGeocode' },
  { kind: 'error', status: 500, on: 'reverseGeocode' },
] as const)('without an address (%o) the point is chosen', async (scenario) => {
  const onSelectCoordinate = vi.fn()
  const { box, geolocation, service } = await opened(
    { onSelectCoordinate },
    { service: { scenarios: [scenario] } },
  )
  await box.choose('Use my location')
  geolocation.setPermission('granted')
  await expect.poll(() => box.input.value).toBe('-34.90550, -56.19130')
  expect(onSelectCoordinate).toHaveBeenCalledExactlyOnceWith(montevideo)
  expect(service.calls).toHaveLength(1)
})

test.each(['typing', 'Escape'])('a position that comes after %s changes nothing', async (what) => {
  const onSelect = vi.fn()
  const { box, geolocation, service } = await opened({ onSelect })
  await box.choose('Use my location')
  await expect.poll(() => geolocation.requests).toBe(1)
  if (what === 'typing') await box.search('sol')
  else await userEvent.keyboard('{Escape}')
  geolocation.setPermission('granted')
  await expect.poll(() => service.calls.at(-1)?.operation).toBe('reverseGeocode')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(box.input.value).toBe(what === 'typing' ? 'sol' : '')
  expect(onSelect).not.toHaveBeenCalled()
})

test('a position that arrives after unmounting is not announced', async () => {
  const onSelect = vi.fn()
  const onQueryChange = vi.fn()
  const { box, geolocation, service, view } = await opened({ onSelect, onQueryChange })
  await box.choose('Use my location')
  await expect.poll(() => geolocation.requests).toBe(1)
  view.unmount()
  geolocation.setPermission('granted')
  await expect.poll(() => service.calls.at(-1)?.operation).toBe('reverseGeocode')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([onSelect.mock.calls, onQueryChange.mock.calls]).toEqual([[], []])
})

test('with a typed text and no center, the location becomes the center and the text stays', async () => {
  const geolocation = createFakeGeolocation({ position: montevideo })
  onTestFinished(installGeolocation(geolocation))
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { box, view } = mountPlaceSearch(
    { near: () => undefined },
    { provider: { near: undefined } },
  )
  await box.search('teatro')
  expect(box.status).toBe('needs-location')
  await userEvent.click(view.getByRole('button', { name: 'Use my location' }))
  await expect.poll(() => view.container.textContent).toContain('Finding your location…')
  geolocation.setPermission('denied')
  await expect.poll(() => box.announcement).toMatch(/Location is blocked/)
  geolocation.setPermission('granted')
  await userEvent.click(view.getByRole('button', { name: 'Use my location' }))
  await box.waitFor('ready')
  expect(box.input.value).toBe('teatro')
})

test('a browser without geolocation says that the location was not found', async () => {
  const { box } = await opened()
  Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true })
  await box.choose('Use my location')
  await expect.poll(() => box.rows[0]).toMatch(/couldn’t find your location/)
})
