export const en = {
  /** The label of the map. */
  map: 'Map of the address',
  hint: 'Is the point at the entrance? Drag it, press the map, or move it with the arrow keys.',
  /** The label of the pin. */
  pin: 'Point of the address',
  /** The heading above the address at the pin. */
  here: 'At the point',
  /** Fills in the address at the pin. */
  use: 'Use this address',
  save: 'Save address',
}

/** The messages of an address form with a map. */
export interface AddressConfirmMessages extends Readonly<typeof en> {}
