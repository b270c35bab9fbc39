import { Directions, fromURLSearchParams, toURLSearchParams } from '@signpost/map'
import mapDirections from '@signpost/map/directions.css?inline'
import placeMap from '@signpost/map/place-map.css?inline'
import addressText from '@signpost/react/address-text.css?inline'
import maneuverList from '@signpost/react/maneuver-list.css?inline'
import placeCard from '@signpost/react/place-card.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import routeOptions from '@signpost/react/route-options.css?inline'
import routeSummary from '@signpost/react/route-summary.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { mapStyles } from '../styles/mapStyles.ts'
import type { DirectionsTag } from './SignpostDirectionsElement.ts'

export const events = {
  /** The user has chosen a step. */
  onActiveStepChange: ['step'],
} as const

/** The content of `<signpost-directions>`. */
export const content: ElementContent = tagContent<DirectionsTag>(
  events,
  [
    ...mapStyles,
    placeSearch,
    addressText,
    placeCard,
    maneuverList,
    routeSummary,
    routeOptions,
    // The pins of the ends need these styles.
    placeMap,
    mapDirections,
  ],
  ({ link = '', value: given, map, mapStyle, cooperative, ...props }, element) => {
    const { workerUrl } = element.settings
    return (
      <Directions
        {...props}
        value={given ?? fromURLSearchParams(new URLSearchParams(link))}
        onValueChange={(value) => {
          element.value = value
          element.emit('signpost-value-change', { value, link: String(toURLSearchParams(value)) })
        }}
        map={map !== false && { mapStyle, cooperative, workerUrl }}
      />
    )
  },
)
