/** The messages of the address at a point. */
export interface ReverseGeocodeMessages {
  readonly heading: string
  readonly loading: string
  readonly nothing: string
  readonly failed: string
  readonly coordinates: string
}

export const en: ReverseGeocodeMessages = {
  heading: 'What is here',
  loading: 'Looking up the address…',
  nothing: 'No address is known here.',
  failed: 'The address could not be looked up.',
  coordinates: 'Coordinates',
}
