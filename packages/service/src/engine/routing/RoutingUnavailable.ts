/** There is no routing here: no binary for this platform, no graph in the data, or nothing was set up. Trying again does not help. */
export class RoutingUnavailable extends Error {
  override readonly name = 'RoutingUnavailable'
}
