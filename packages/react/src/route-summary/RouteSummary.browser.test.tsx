import { de } from '@signpost/react/messages/de'
import { createFakeClock } from '@signpost/testing'
import { everythingRoute, exampleRoute, oddRoutes } from '@signpost/testing/fixtures'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { readRoute } from '../../test/readRoute.ts'
import { RouteSummary } from './RouteSummary.tsx'

const text = (name = 'Route'): string | null => screen.getByRole('region', { name }).textContent

test('shows total time and distance, by vehicle', async () => {
  const route = { ...(await readRoute(exampleRoute)), distance: 23_456, duration: 4000 }
  const { rerender } = mountElement(<RouteSummary route={route} />, { units: 'metric' })
  expect(text()).toBe('1 hr 7 min 23.5 kmvia Canelones')
  rerender(<RouteSummary route={route} vehicle="bicycle" />)
  expect(text()).toBe('By bicycle: 1 hr 7 min 23.5 kmvia Canelones')
})

test('shows the main road and the time of arrival, in the time zone of the destination', async () => {
  const route = { ...(await readRoute(exampleRoute)), duration: 4000 }
  const clock = createFakeClock({ now: Date.UTC(2026, 4, 11, 12, 0) })
  const more = (): string | null | undefined =>
    document.querySelector('[data-part="note"]')?.textContent
  const timeZoneAt = vi.fn(() => 'America/Montevideo')
  const { rerender } = mountElement(<RouteSummary route={route} />, { clock, timeZoneAt })
  await expect.poll(more).toBe('via Canelones · Arrive 10:06 AM')
  const [longitude, latitude] = route.path.at(-1) ?? []
  expect(timeZoneAt).toHaveBeenCalledWith({ latitude, longitude })
  // A minute later it is a minute later.
  act(() => clock.advance(60_000))
  // Its timer may be set only now: it was first shown a moment ago.
  const afterTimers = (): string | null | undefined => {
    act(() => clock.advance(0))
    return more()
  }
  await expect.poll(afterTimers).toContain('Arrive 10:07 AM')
  // On another day it says which.
  rerender(<RouteSummary route={{ ...route, duration: 86_400 }} />)
  expect(more()).toContain('Arrive Tue 9:01 AM')
  rerender(<RouteSummary route={{ ...route, duration: 8 * 86_400 }} />)
  expect(more()).toBe('via Canelones')
})

test('shows no time of arrival when the time zone of the destination is unknown', async () => {
  const route = await readRoute(exampleRoute)
  mountElement(<RouteSummary route={route} />, { timeZoneAt: () => undefined })
  await new Promise((resolve) => setTimeout(resolve))
  expect(text()).not.toContain('Arrive')
})

test('"This route uses a toll road": names what could not be avoided', async () => {
  mountElement(<RouteSummary route={await readRoute(everythingRoute)} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'This route uses a toll road',
    'This route uses an unpaved road',
  ])
})

test('Totals unreadable: "unknown"', async () => {
  mountElement(<RouteSummary route={await readRoute(oddRoutes.unreadableTotals)} />)
  expect(text()).toBe('Time unknown Distance unknownvia Canelones')
})

test('renders nothing without a route', () => {
  const { container, rerender } = mountElement(<RouteSummary route={null} />)
  expect(container.childElementCount).toBe(0)
  rerender(<RouteSummary route={undefined} />)
  expect(container.childElementCount).toBe(0)
})

test('is translated', async () => {
  mountElement(<RouteSummary route={await readRoute(everythingRoute)} vehicle="car" />, {
    language: 'de',
    messages: de,
  })
  expect(text('Routenübersicht')).toBe(
    'Mit dem Auto: 1 Min. 320 m' +
      'über Calle Tercera (Ruta 33)' +
      'Diese Route ist mautpflichtig' +
      'Diese Route führt über eine unbefestigte Straße',
  )
})
