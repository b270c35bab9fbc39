/** The queue of a store is full. A later attempt may succeed. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy'
}

/** No server of a store responds. A later attempt may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
