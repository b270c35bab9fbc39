import {
  createFakeGeolocation,
  type FakeGeolocationOptions,
  installGeolocation,
} from '@signpost/testing'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountElement } from '../../test/mountElement.tsx'
import { LocateButton } from './LocateButton.tsx'
import '../styles.css'

const position = { latitude: -34.9, longitude: -56.2, accuracy: 12 }

function mountButton(options: FakeGeolocationOptions) {
  const geolocation = createFakeGeolocation(options)
  onTestFinished(installGeolocation(geolocation))
  const onLocate = vi.fn()
  const view = mountElement(<LocateButton onLocate={onLocate} />)
  const status = () => view.container.firstElementChild?.getAttribute('data-status')
  const button = screen.getByRole('button', { name: 'Use my location' })
  return { ...view, geolocation, onLocate, status, button }
}

test('does not ask for the position before it is pressed', async () => {
  const { geolocation, status } = mountButton({ position, permission: 'granted' })
  expect([geolocation.requests, status()]).toEqual([0, 'idle'])
})

test('when pressed, asks once, waits for the user, and reports the position', async () => {
  const { geolocation, onLocate, status, button } = mountButton({ position })
  await userEvent.click(button)
  expect(status()).toBe('loading')
  expect(screen.getByRole('status').textContent).toBe('Finding your location…')
  await userEvent.keyboard('{Enter}')
  expect(geolocation.requests).toBe(1)
  await expect.poll(() => document.activeElement).toBe(button)
  geolocation.setPermission('granted')
  await expect.poll(status).toBe('ready')
  expect(onLocate.mock.calls).toEqual([[position]])
  expect(screen.getByRole('status').textContent).toBe('Location found')
})

test.each([
  [{ permission: 'denied' }, /Location is blocked/],
  [{ permission: 'granted', position, fault: 'timeout' }, /too long/],
  [{ permission: 'granted' }, /couldn’t find your location/],
] as const)('denied, timeout and unavailable are each explained: %j', async (options, words) => {
  const { status, button, onLocate } = mountButton(options)
  await userEvent.click(button)
  await expect.poll(status).toBe('error')
  const text = screen.getByText(words)
  expect(text.getBoundingClientRect().height).toBeGreaterThan(10)
  expect(onLocate).not.toHaveBeenCalled()
})

test('on a page without HTTPS, where browsers refuse, no setting of the user is blamed', async () => {
  vi.stubGlobal('isSecureContext', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { status, button } = mountButton({ permission: 'denied' })
  await userEvent.click(button)
  await expect.poll(status).toBe('error')
  expect(screen.getByText('We couldn’t find your location.')).toBeTruthy()
})

test('can be tried again', async () => {
  const { status, button, geolocation } = mountButton({
    permission: 'granted',
    position,
    fault: 'timeout',
  })
  await userEvent.click(button)
  await expect.poll(status).toBe('error')
  geolocation.setFault(null)
  await userEvent.click(button)
  await expect.poll(status).toBe('ready')
})

test('a position that arrives after the unmount is ignored', async () => {
  const { button, geolocation, onLocate, unmount } = mountButton({ position })
  await userEvent.click(button)
  unmount()
  await act(async () => geolocation.setPermission('granted'))
  expect(onLocate).not.toHaveBeenCalled()
})
