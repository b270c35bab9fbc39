/** The messages of the button that locates the user. */
export interface LocateButtonMessages {
  readonly label: string
  readonly locating: string
  readonly found: string
  readonly denied: string
  readonly unavailable: string
  readonly timeout: string
}

export const en: LocateButtonMessages = {
  label: 'Use my location',
  locating: 'Finding your location…',
  found: 'Your location was found.',
  denied:
    'Your browser was told not to share your location. Allow it in the settings of this page.',
  unavailable: 'Your location could not be found.',
  timeout: 'It took too long to find your location.',
}
