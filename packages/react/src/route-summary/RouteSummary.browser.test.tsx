import { de } from '@signpost/react/messages/de'
import { everythingRoute, exampleRoute, oddRoutes } from '@signpost/testing/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { readRoute } from '../../test/readRoute.ts'
import { RouteSummary } from './RouteSummary.tsx'

const text = (): string | null => screen.getByRole('region', { name: 'Route' }).textContent

test('total time and distance, by vehicle', async () => {
  const route = { ...(await readRoute(exampleRoute)), distance: 23_456, duration: 4000 }
  const { rerender } = mountElement(<RouteSummary route={route} />, { units: 'metric' })
  expect(text()).toBe('1 hr 7 min 23.5 km')
  rerender(<RouteSummary route={route} vehicle="bicycle" />)
  expect(text()).toBe('By bicycle: 1 hr 7 min 23.5 km')
})

test('"This route uses a toll road": what was to be avoided and was not', async () => {
  mountElement(<RouteSummary route={await readRoute(everythingRoute)} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'This route uses a toll road',
    'This route uses an unpaved road',
  ])
})

test('Totals unreadable: "unknown"', async () => {
  mountElement(<RouteSummary route={await readRoute(oddRoutes.unreadableTotals)} />)
  expect(text()).toBe('Time unknown Distance unknown')
})

test('without a route there is nothing to sum up', () => {
  const { container, rerender } = mountElement(<RouteSummary route={null} />)
  expect(container.childElementCount).toBe(0)
  rerender(<RouteSummary route={undefined} />)
  expect(container.childElementCount).toBe(0)
})

test('in another language', async () => {
  mountElement(<RouteSummary route={await readRoute(everythingRoute)} vehicle="car" />, {
    language: 'de',
    messages: de,
  })
  expect(text()).toBe(
    'Mit dem Auto: 1 Min. 320 m' +
      'Diese Route ist mautpflichtig' +
      'Diese Route führt über eine unbefestigte Straße',
  )
})
