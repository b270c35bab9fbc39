import { RouteMap } from '@signpost/map'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { mapStyles } from '../styles/mapStyles.ts'
import type { RouteMapTag } from './SignpostRouteMapElement.ts'

export const events = {
  /** The user has chosen a maneuver by its point on the map. */
  onActiveStepChange: ['step'],
  /** The map has stopped at another position. */
  onCameraChange: ['camera', 'bounds'],
} as const

/** The content of `<signpost-route-map>`. */
export const content: ElementContent = tagContent<RouteMapTag>(
  events, // The map fills its element, which has a default height.
  [...mapStyles, ':host{block-size:30rem}:host>*{block-size:100%}'],
  ({ route, ...props }, element) =>
    route && (
      <RouteMap
        {...props}
        route={route}
        workerUrl={element.settings.workerUrl}
        onClick={(coordinate) => element.emit('signpost-map-click', { coordinate })}
      />
    ),
)
