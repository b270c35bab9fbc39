/** The format of the postal codes of a country. */
export interface PostalFormat {
  readonly example: string
  /** The number of digits, where codes have nothing else. */
  readonly digits: number | undefined
  /** A code as the post writes it: in capitals, with its space or dash. `undefined` when it is none. */
  readonly read: (text: string) => string | undefined
}
