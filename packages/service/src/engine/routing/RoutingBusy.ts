/** More routes are asked for than can be found in time. Trying again a little later helps. */
export class RoutingBusy extends Error {
  override readonly name = 'RoutingBusy'
}
