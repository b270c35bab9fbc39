/** A store has as many questions waiting as it takes. Trying again a little later helps. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy'
}

/** No server of a store answers. Trying again a little later helps. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}
