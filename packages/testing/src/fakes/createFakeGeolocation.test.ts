import { describe, expect, test, vi } from 'vitest'
import { createFakeGeolocation, type FakeGeolocation } from './createFakeGeolocation.ts'
import { installGeolocation } from './installGeolocation.ts'

const here = { latitude: -34.9, longitude: -56.2 }
const there = { latitude: -34.8, longitude: -56.1, accuracy: 5, heading: 90, speed: 3 }

/** The position, or the code of the error. */
function locate(geolocation: Geolocation): Promise<number[]> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      ({ code }) => resolve([code]),
    )
  })
}

function watch(geolocation: FakeGeolocation) {
  const events: unknown[] = []
  const id = geolocation.watchPosition(
    ({ coords }) => events.push(coords.latitude),
    (error) => events.push(error.code === error.TIMEOUT ? 'timeout' : error.code),
  )
  return { id, events }
}

describe('one position', () => {
  test('granted: reports the position, asynchronously', async () => {
    const geolocation = createFakeGeolocation({ position: here, permission: 'granted' })
    let answered = false
    geolocation.getCurrentPosition(() => (answered = true))
    expect(answered).toBe(false)
    expect(await locate(geolocation)).toEqual([-34.9, -56.2])
    expect(answered).toBe(true)
    expect(geolocation.requests).toBe(2)
  })

  test.each([
    ['denied', { permission: 'denied' }, 1],
    ['unavailable', { permission: 'granted', fault: 'unavailable' }, 2],
    ['timed out', { permission: 'granted', fault: 'timeout' }, 3],
  ] as const)('%s: reports the error of a browser', async (_, options, code) => {
    expect(await locate(createFakeGeolocation({ position: here, ...options }))).toEqual([code])
  })

  test('without a position: reports it as unavailable', async () => {
    expect(await locate(createFakeGeolocation({ permission: 'granted' }))).toEqual([2])
  })

  test('waits for the answer to a prompt', async () => {
    const geolocation = createFakeGeolocation({ position: here })
    const granted = locate(geolocation)
    geolocation.setPermission('granted')
    expect(await granted).toEqual([-34.9, -56.2])
    geolocation.setPermission('prompt')
    const denied = locate(geolocation)
    geolocation.setPermission('denied')
    expect(await denied).toEqual([1])
  })

  test('has every field of a browser’s position', async () => {
    const geolocation = createFakeGeolocation({
      position: there,
      permission: 'granted',
      now: () => 1234,
    })
    const position = await new Promise<GeolocationPosition>((resolve) => {
      geolocation.getCurrentPosition(resolve)
    })
    expect(JSON.parse(JSON.stringify(position))).toEqual({
      coords: { ...there, altitude: null, altitudeAccuracy: null },
      timestamp: 1234,
    })
  })
})

describe('watching', () => {
  test('reports each move and error until it ends', async () => {
    const geolocation = createFakeGeolocation({ position: here, permission: 'granted' })
    const { id, events } = watch(geolocation)
    expect(geolocation.watching).toBe(1)
    await Promise.resolve()
    geolocation.moveTo(there)
    geolocation.setFault('timeout')
    geolocation.setFault(null)
    geolocation.clearWatch(id)
    geolocation.moveTo(here)
    expect(events).toEqual([-34.9, -34.8, 'timeout', -34.8])
    expect(geolocation.watching).toBe(0)
  })

  test('reports nothing when it ends before the first position', async () => {
    const granted = createFakeGeolocation({ position: here, permission: 'granted' })
    const first = watch(granted)
    granted.clearWatch(first.id)
    await Promise.resolve()
    const prompted = createFakeGeolocation({ position: here })
    const second = watch(prompted)
    prompted.clearWatch(second.id)
    prompted.setPermission('granted')
    expect([first.events, second.events]).toEqual([[], []])
  })

  test('starts when permission is granted', () => {
    const geolocation = createFakeGeolocation({ position: here })
    const { events } = watch(geolocation)
    geolocation.moveTo(there)
    expect(events).toEqual([])
    geolocation.setPermission('granted')
    geolocation.moveTo(here)
    expect(events).toEqual([-34.8, -34.9])
  })
})

describe('the permission', () => {
  test('notifies its listeners only when it changes', () => {
    const { permissionStatus, setPermission } = createFakeGeolocation()
    const listener = vi.fn()
    permissionStatus.onchange = listener
    permissionStatus.addEventListener('change', listener)
    expect(permissionStatus.state).toBe('prompt')
    setPermission('granted')
    setPermission('granted')
    expect(permissionStatus.state).toBe('granted')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

test('replaces the geolocation of the navigator, and restores it', async () => {
  const geolocation = createFakeGeolocation({ position: here, permission: 'granted' })
  const camera = { state: 'denied' }
  const own = { permissions: { query: async () => camera } }
  const target: Navigator = Object.create(navigator, {
    permissions: { value: own.permissions, configurable: true },
  })
  const uninstall = installGeolocation(geolocation, target)
  expect(target.geolocation).toBe(geolocation)
  expect(await target.permissions.query({ name: 'geolocation' })).toBe(geolocation.permissionStatus)
  expect(await target.permissions.query({ name: 'camera' })).toBe(camera)
  uninstall()
  expect(target.geolocation).toBeUndefined()
  expect(target.permissions).toBe(own.permissions)
})
