/** There are no tiles here, or they cannot be read now. */
export class TilesUnavailable extends Error {
  override readonly name = 'TilesUnavailable'
}
