/** The messages of an address form with a map. */
export interface AddressConfirmMessages {
  /** The label of the map. */
  readonly map: string
  readonly hint: string
  /** The label of the pin. */
  readonly pin: string
  /** The heading above the address at the pin. */
  readonly here: string
  /** Fills in the address at the pin. */
  readonly use: string
  readonly save: string
}

export const en: AddressConfirmMessages = {
  map: 'Map of the address',
  hint: 'Is the point at the entrance? Drag it, press the map, or move it with the arrow keys.',
  pin: 'Point of the address',
  here: 'At the point',
  use: 'Use this address',
  save: 'Save address',
}
