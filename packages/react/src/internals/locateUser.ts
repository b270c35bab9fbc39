import type { Coordinate } from '@signpost/client'

/** The reason why the user's position is unknown. */
export type LocationFault = 'denied' | 'unavailable' | 'timeout'

/** The location of a device. */
export interface UserLocation extends Coordinate {
  /** The accuracy, in meters. */
  readonly accuracy: number
}

/**
 * Returns the location of the user, or the reason why it is unknown. The browser may ask for permission. By default, a position of the last
 * ten minutes is accurate enough for a search. A separate module, loaded on demand.
 */
export function locateUser(
  options: PositionOptions = roughly,
): Promise<UserLocation | LocationFault> {
  return new Promise((resolve) => {
    // On pages without HTTPS, some browsers hide geolocation, and others refuse it as if the user had blocked it.
    if (globalThis.isSecureContext === false || !navigator.geolocation)
      return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => resolve(faults[code] ?? 'unavailable'),
      options,
    )
  })
}

/** True when the user can be located without a prompt; false when the browser cannot report the permission. */
export async function isLocationGranted(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted'
  } catch {
    return false
  }
}

const roughly: PositionOptions = { maximumAge: 600_000, timeout: 10_000 }

const faults: Readonly<Record<number, LocationFault>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
}
