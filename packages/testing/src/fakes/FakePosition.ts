/** The position of a device, as far as it matters. */
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

/** The position as a browser hands it over. */
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
