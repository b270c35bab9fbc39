/** The words around the steps of a route; the steps themselves are `ManeuverMessages`. A number comes twice, as in other tables. */
export interface ManeuverListMessages {
  /** Names the list. */
  readonly list: string
  /** Says of the addresses at both ends which is which. */
  readonly from: string
  readonly to: string
  readonly noRoute: string
  readonly noRouteAdvice: string
  readonly noSteps: string
  readonly showAll: (count: number, shown: string) => string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
}
