/** The route was not found within the time that a request has. */
export class RoutingTimeout extends Error {
  override readonly name = 'RoutingTimeout'
}
