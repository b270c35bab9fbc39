/** The words of the button that finds the user. */
export interface LocateButtonMessages {
  readonly label: string
  readonly locating: string
  readonly found: string
  readonly denied: string
  readonly unavailable: string
  readonly timeout: string
}
