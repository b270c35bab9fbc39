/** The position of a device; other fields have defaults. */
export interface FakePosition {
  readonly latitude: number
  readonly longitude: number
  /** Meters; default 10. */
  readonly accuracy?: number
  /** Degrees clockwise from north, of a device that moves. */
  readonly heading?: number
  /** Meters per second. */
  readonly speed?: number
}

/** The position in the form of a browser. */
export function toGeolocationPosition(
  position: FakePosition,
  timestamp: number,
): GeolocationPosition {
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
