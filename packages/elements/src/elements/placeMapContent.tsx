import type { Coordinate } from '@signpost/client'
import { PlaceCamera, PlaceMap } from '@signpost/map'
import placeMap from '@signpost/map/place-map.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { cardStyles } from '../styles/cardStyles.ts'
import { mapStyles } from '../styles/mapStyles.ts'
import { wholePlace } from './placeProps.ts'
import type { PlaceMapTag } from './SignpostPlaceMapElement.ts'

export const events = {
  /** Another place is selected, or none. */
  onSelectedChange: 'selected',
  /** The pointer or the focus has moved to another place, or to none. */
  onHoveredChange: 'hovered',
  /** The user has asked to search the visible area; `search-area` shows the button. */
  onSearchArea: ['bounds', 'camera'],
  /** The map has stopped at another position. */
  onCameraChange: ['camera', 'bounds'],
} as const

/** The content of `<signpost-place-map>`. */
export const content: ElementContent = tagContent<PlaceMapTag>(
  events,
  [
    ...mapStyles,
    ...cardStyles,
    placeMap,
    // The map fills its element, which has a default height.
    ':host{block-size:30rem}:host>*{block-size:100%}',
  ],
  (
    {
      places = [],
      selected = null,
      hovered = null,
      searchArea,
      onSearchArea,
      movablePin,
      ...props
    },
    element,
  ) => {
    const whole = places.flatMap((place) => wholePlace(place) ?? [])
    const movePin = (coordinate: Coordinate): void => {
      element.pin = coordinate
      element.emit('signpost-pin-change', { coordinate })
    }
    return (
      <PlaceMap
        {...props}
        places={whole}
        selected={selected}
        hovered={hovered}
        onSearchArea={searchArea ? onSearchArea : undefined}
        onPinChange={movablePin ? movePin : undefined}
        workerUrl={element.settings.workerUrl}
        onClick={(coordinate) => element.emit('signpost-map-click', { coordinate })}
      >
        {!props.defaultCamera && <PlaceCamera places={whole} />}
      </PlaceMap>
    )
  },
)
