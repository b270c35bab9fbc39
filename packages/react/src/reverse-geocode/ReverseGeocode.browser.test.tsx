import { createGeoFetch, type Scenario } from '@signpost/testing'
import { hostileTexts } from '@signpost/testing/fixtures'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { reply, scriptedService } from '../../test/scriptedService.ts'
import { ReverseGeocode, type ReverseGeocodeProps } from './ReverseGeocode.tsx'
import '../styles.css'

/** Beside Café del Ombú. */
const coordinate = { latitude: -34.90668, longitude: -56.20453 }

function mountAt(props: Partial<ReverseGeocodeProps> = {}, scenarios: readonly Scenario[] = []) {
  const service = createGeoFetch({ scenarios })
  const view = mountElement(<ReverseGeocode coordinate={coordinate} {...props} />, {
    client: { baseUrl: 'https://geo.example', apiKey: 'any', fetch: service },
    queryClient: new QueryClient(),
  })
  const status = () => view.container.querySelector('section')?.dataset.status
  return { ...view, service, status }
}

test('shows the address and the coordinates of a point, with buttons of the app', async () => {
  const { status } = mountAt({
    children: ({ address }) => <button type="button">Start at {address.street}</button>,
  })
  await expect.poll(status).toBe('ready')
  expect(screen.getByRole('region', { name: 'What’s here' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Sarandí 540' })).toBeTruthy()
  expect(screen.getAllByText('Sarandí 540')).toHaveLength(1)
  expect(screen.getByText(/Montevideo/, { selector: '[data-part="line"]' })).toBeTruthy()
  expect(screen.getByText('-34.90668, -56.20453')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start at Sarandí' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Sarandí 540')
})

test('a heading of the app stays, above the whole address', async () => {
  const { status } = mountAt({ messages: { heading: 'Your location' } })
  await expect.poll(status).toBe('ready')
  expect(screen.getByRole('heading', { name: 'Your location' })).toBeTruthy()
  expect(screen.getByText('Sarandí 540')).toBeTruthy()
})

test('without a point shows and requests nothing', () => {
  const { container, service } = mountAt({ coordinate: undefined })
  expect([container.innerHTML, service.calls.length]).toEqual(['', 0])
})

test('204: says that there is no address, and does not request again', async () => {
  const { status, service } = mountAt({ coordinate: { latitude: 1, longitude: 1 } })
  await expect.poll(status).toBe('empty')
  expect(screen.getAllByText('No address here').length).toBeGreaterThan(0)
  expect(service.calls).toHaveLength(1)
})

test('an address without text: says that there is none', async () => {
  const location = { coordinate: { latitude: 1, longitude: 1 } }
  const { options } = scriptedService([reply({ locations: [location] })])
  const { container } = mountElement(<ReverseGeocode coordinate={coordinate} />, {
    client: options,
    queryClient: new QueryClient(),
  })
  await expect.poll(() => container.querySelector('section')?.dataset.status).toBe('empty')
  expect(screen.getAllByText('No address here').length).toBeGreaterThan(0)
})

test('while loading shows the coordinates and says that the address is loading', async () => {
  const { status } = mountAt({}, [{ kind: 'hang' }])
  expect(status()).toBe('loading')
  expect(screen.getByText('-34.90668, -56.20453')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Looking up the address…')
})

test('a failure that may pass has a button to retry, and the focus is not lost', async () => {
  const { status } = mountAt({}, [{ kind: 'wrong-body', body: 'html', times: 1 }])
  await expect.poll(status).toBe('error')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(status).toBe('ready')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region'))
})

test.each([400, 401, 403, 404] as const)('%i: no button to retry', async (code) => {
  const { status } = mountAt({}, [{ kind: 'error', status: code }])
  await expect.poll(status).toBe('error')
  expect(screen.queryByRole('button')).toBeNull()
})

test('offline at mount, says so and continues by itself', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const { status } = mountAt()
  await expect.poll(status).toBe('offline')
  onlineManager.setOnline(true)
  await expect.poll(status).toBe('ready')
})

test('a hostile address is shown as text', async () => {
  const { status, container } = mountAt({}, [{ kind: 'hostile-text', text: 'html' }])
  await expect.poll(status).toBe('ready')
  expect(container.textContent).toContain(hostileTexts.html)
  expect(container.querySelector('img, script, b')).toBeNull()
})

test('with bad coordinates shows no point, and the rest', async () => {
  const { status, container } = mountAt({ coordinate: { latitude: 91, longitude: Number.NaN } })
  await expect.poll(status).toBe('error')
  expect(container.textContent).not.toContain('NaN')
})
