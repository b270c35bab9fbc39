export const en = {
  label: 'Use my location',
  locating: 'Finding your location…',
  found: 'Location found',
  denied: 'Location is blocked. Allow it in your browser’s site settings.',
  unavailable: 'We couldn’t find your location.',
  timeout: 'Finding your location took too long.',
}

/** The messages of the button that locates the user. */
export interface LocateButtonMessages extends Readonly<typeof en> {}
