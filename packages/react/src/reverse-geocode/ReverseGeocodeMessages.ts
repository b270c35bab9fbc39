/** The messages of the address at a point. */
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

export const en: ReverseGeocodeMessages = {
  heading: 'What is here',
  loading: 'Looking up the address…',
  nothing: 'No address is known here.',
  offline: 'You are offline. The address comes when you are back.',
  keyRefused: 'Addresses are not available here.',
  failed: 'The address could not be looked up.',
  retry: 'Try again',
  coordinates: 'Coordinates',
}
