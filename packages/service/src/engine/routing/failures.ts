/** More routes were requested than can be found in time. A later attempt may succeed. */
export class RoutingBusy extends Error {
  override readonly name = 'RoutingBusy'
}

/** There is no routing: no binary for this platform, no graph in the data, or no configuration. Another attempt does not help. */
export class RoutingUnavailable extends Error {
  override readonly name = 'RoutingUnavailable'
}
