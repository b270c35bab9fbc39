export const en = {
  /** The label of the map. */
  map: 'Map of the address',
  hint: 'Move the pin to your entrance: drag it, press the map, or use the arrow keys.',
  /** The label of the pin. */
  pin: 'Address pin',
  /** The heading above the address at the pin. */
  here: 'At the pin',
  /** Fills in the address at the pin. */
  use: 'Use this address',
  save: 'Save address',
}

/** The messages of an address form with a map. */
export interface AddressConfirmMessages extends Readonly<typeof en> {}
