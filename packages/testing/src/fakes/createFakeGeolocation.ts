import { systemClock } from '@signpost/client/domain'

export interface FakeGeolocationOptions {
  /** The position of the device. Without it every request fails as unavailable. */
  readonly position?: FakePosition
  /** The user's decision. Default `prompt`: requests wait until `setPermission`. */
  readonly permission?: PermissionState
  /** A failure in spite of the permission. */
  readonly fault?: GeolocationFault
  /** The time of positions, in milliseconds since 1970. Default: the machine's clock. */
  readonly now?: () => number
}

/** `timeout` fails immediately, as if the allowed time had passed. */
export type GeolocationFault = 'unavailable' | 'timeout'

/** A `Geolocation` whose position, permission and faults a test controls. */
export interface FakeGeolocation extends Geolocation {
  /** Moves the device, and notifies its watches. */
  moveTo(position: FakePosition): void
  /** Decides as the user would, and answers the waiting requests. */
  setPermission(state: PermissionState): void
  /** Sets the fault of the device, or removes it with null, and notifies its watches. */
  setFault(fault: GeolocationFault | null): void
  /** The answer of `navigator.permissions.query({ name: 'geolocation' })`. */
  readonly permissionStatus: PermissionStatus
  /** The number of requests for the position, including watches. A page must not request it before the user acts. */
  readonly requests: number
  /** The number of active watches, which must be 0 after components unmount. */
  readonly watching: number
}

interface Listener {
  readonly onPosition: PositionCallback
  readonly onError: PositionErrorCallback | null | undefined
}

export function createFakeGeolocation(options: FakeGeolocationOptions = {}): FakeGeolocation {
  const permissionStatus = new FakePermissionStatus(options.permission ?? 'prompt')
  const watches = new Map<number, Listener>()
  const { now = systemClock.now } = options
  let prompted: Listener[] = []
  let position = options.position
  let fault = options.fault ?? null
  let requests = 0

  function notify({ onPosition, onError }: Listener): void {
    if (permissionStatus.state === 'denied') onError?.(geolocationError('PERMISSION_DENIED'))
    else if (fault === 'timeout') onError?.(geolocationError('TIMEOUT'))
    else if (fault || !position) onError?.(geolocationError('POSITION_UNAVAILABLE'))
    else onPosition(toGeolocationPosition(position, now()))
  }

  function request(listener: Listener, stillWanted: () => boolean): void {
    requests += 1
    if (permissionStatus.state === 'prompt') prompted.push(listener)
    else queueMicrotask(() => stillWanted() && notify(listener))
  }

  function notifyWatches(): void {
    if (permissionStatus.state === 'granted') for (const watch of watches.values()) notify(watch)
  }

  return {
    permissionStatus,
    get requests() {
      return requests
    },
    get watching() {
      return watches.size
    },
    getCurrentPosition: (onPosition, onError) => request({ onPosition, onError }, () => true),
    watchPosition: (onPosition, onError) => {
      const listener = { onPosition, onError }
      const id = requests + 1
      watches.set(id, listener)
      request(listener, () => watches.has(id))
      return id
    },
    clearWatch: (id) => {
      const listener = watches.get(id)
      watches.delete(id)
      prompted = prompted.filter((waiting) => waiting !== listener)
    },
    moveTo: (next) => {
      position = next
      notifyWatches()
    },
    setFault: (next) => {
      fault = next
      notifyWatches()
    },
    setPermission: (state) => {
      permissionStatus.change(state)
      if (state === 'prompt') return
      const waiting = prompted
      prompted = []
      for (const listener of waiting) notify(listener)
    },
  }
}

const kinds = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const

const messages: Readonly<Record<keyof typeof kinds, string>> = {
  PERMISSION_DENIED: 'User denied Geolocation',
  POSITION_UNAVAILABLE: 'Position unavailable',
  TIMEOUT: 'Timeout expired',
}

/** The error in the form of a browser's. */
function geolocationError(kind: keyof typeof kinds): GeolocationPositionError {
  return { ...kinds, code: kinds[kind], message: messages[kind] }
}

/** A browser's answer to a permission query, whose state a test can change. */
class FakePermissionStatus extends EventTarget implements PermissionStatus {
  readonly name = 'geolocation'
  onchange: ((this: PermissionStatus, event: Event) => unknown) | null = null
  #state: PermissionState

  constructor(state: PermissionState) {
    super()
    this.#state = state
    this.addEventListener('change', (event) => this.onchange?.(event))
  }

  get state(): PermissionState {
    return this.#state
  }

  change(state: PermissionState): void {
    if (state === this.#state) return
    this.#state = state
    this.dispatchEvent(new Event('change'))
  }
}

/** The position of a device. Missing fields have defaults. */
export interface FakePosition {
  readonly latitude: number
  readonly longitude: number
  /** Meters; default 10. */
  readonly accuracy?: number
  /** Degrees clockwise from north, for a moving device. */
  readonly heading?: number
  /** Meters per second. */
  readonly speed?: number
}

/** The position in the form of a browser's. */
function toGeolocationPosition(position: FakePosition, timestamp: number): GeolocationPosition {
  const values = {
    latitude: position.latitude,
    longitude: position.longitude,
    accuracy: position.accuracy ?? 10,
    heading: position.heading ?? null,
    speed: position.speed ?? null,
    altitude: null,
    altitudeAccuracy: null,
  }
  const coords = { ...values, toJSON: () => values }
  return { coords, timestamp, toJSON: () => ({ coords: values, timestamp }) }
}
