/** More routes are asked for than can be found in time. Trying again a little later helps. */
export class RoutingBusy extends Error {
  override readonly name = 'RoutingBusy'
}

/** The route was not found within the time that a request has. */
export class RoutingTimeout extends Error {
  override readonly name = 'RoutingTimeout'
}

/** There is no routing here: no binary for this platform, no graph in the data, or nothing was set up. Trying again does not help. */
export class RoutingUnavailable extends Error {
  override readonly name = 'RoutingUnavailable'
}
