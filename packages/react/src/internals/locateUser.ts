import type { Coordinate } from '@signpost/client'

/** Why the user's position is not known. */
export type LocationFault = 'denied' | 'unavailable' | 'timeout'

/** The location of a device. */
export interface UserLocation extends Coordinate {
  /** The accuracy, in meters. */
  readonly accuracy: number
}

/**
 * The location of the user, or the reason why it is not known. Asks the user, who may be prompted. By default a position of the last ten
 * minutes will do, which is enough to search around. A module of its own, loaded when it is needed.
 */
export function locateUser(
  options: PositionOptions = roughly,
): Promise<UserLocation | LocationFault> {
  return new Promise((resolve) => {
    // Geolocation is missing in a page that was loaded without encryption.
    if (!navigator.geolocation) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => resolve(faults[code] ?? 'unavailable'),
      options,
    )
  })
}

/** True when the user can be located without a prompt. A browser that cannot say so counts as not allowed. */
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
