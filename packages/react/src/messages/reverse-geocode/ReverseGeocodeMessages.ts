/** The words of what is at a point. */
export interface ReverseGeocodeMessages {
  readonly heading: string
  readonly loading: string
  readonly nothing: string
  readonly offline: string
  readonly keyRefused: string
  readonly failed: string
  readonly retry: string
  readonly coordinates: string
}
