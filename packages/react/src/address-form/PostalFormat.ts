/** The format of the postal codes of a country. */
export interface PostalFormat {
  readonly example: string
  /** The number of digits, if codes have only digits. */
  readonly digits: number | undefined
  /** Returns a code in the post's format: in capitals, with its space or dash; `undefined` for an invalid code. */
  readonly read: (text: string) => string | undefined
}
