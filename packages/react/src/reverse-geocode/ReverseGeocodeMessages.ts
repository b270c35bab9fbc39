export const en = {
  heading: 'What’s here',
  loading: 'Looking up the address…',
  nothing: 'No address here',
  failed: 'We couldn’t look up this address.',
  coordinates: 'Coordinates',
}

/** The messages of the address at a point. */
export interface ReverseGeocodeMessages extends Readonly<typeof en> {}
