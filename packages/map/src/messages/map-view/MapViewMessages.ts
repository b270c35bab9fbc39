import type { MapProblem } from '../../domain/MapProblem.ts'

/** The words of a map. */
export interface MapViewMessages {
  /** Names the map. */
  readonly label: string
  readonly loading: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** Turns the map so that north is up, seen from straight above. */
  readonly north: string
  /** Shows the buttons that move the map. */
  readonly move: string
  readonly moveUp: string
  readonly moveDown: string
  readonly moveLeft: string
  readonly moveRight: string
  readonly attribution: string
  /** Said over the map when a wheel turns, or one finger moves, without what lets it move the map. */
  readonly holdControl: string
  readonly holdCommand: string
  readonly twoFingers: string
  /** Why the map does not show. */
  readonly problems: Readonly<Record<MapProblem, string>>
  readonly retry: string
}
