export interface FakeLngLat {
  readonly lng: number
  readonly lat: number
  readonly wrap: () => FakeLngLat
  readonly toArray: () => [lng: number, lat: number]
}

/** A coordinate in each of the forms that MapLibre accepts. */
export type LngLatInput =
  | readonly [lng: number, lat: number]
  | { readonly lng: number; readonly lat: number }

export function fakeLngLat(lng: number, lat: number): FakeLngLat {
  return {
    lng,
    lat,
    wrap: () => fakeLngLat(((((lng + 180) % 360) + 360) % 360) - 180, lat),
    toArray: () => [lng, lat],
  }
}

export function readLngLat(at: LngLatInput): readonly [lng: number, lat: number] {
  return 'lng' in at ? [at.lng, at.lat] : at
}
