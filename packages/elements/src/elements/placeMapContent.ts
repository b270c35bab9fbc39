import { PlaceCamera, PlaceMap } from '@signpost/map'
import placeMap from '@signpost/map/place-map.css?inline'
import addressText from '@signpost/react/address-text.css?inline'
import openingHours from '@signpost/react/opening-hours.css?inline'
import partnerReview from '@signpost/react/partner-review.css?inline'
import placeCard from '@signpost/react/place-card.css?inline'
import { createElement } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { mapStyles } from '../styles/mapStyles.ts'
import { hoverProps, selectionProps, wholePlace } from './placeProps.ts'
import type { SignpostPlaceMapElement, SignpostPlaceMapEvents } from './SignpostPlaceMapElement.ts'

const styles: readonly string[] = [
  ...mapStyles,
  addressText,
  openingHours,
  partnerReview,
  placeCard,
  placeMap,
  // The map fills its element, which has a default height.
  ':host{block-size:30rem}:host>*{block-size:100%}',
]

/** The content of `<signpost-place-map>`. */
export function placeMapContent(
  host: SignpostPlaceMapElement,
  emit: EmitEvent<SignpostPlaceMapEvents>,
): ElementContent {
  const movePin = (coordinate: { latitude: number; longitude: number }): void => {
    host.pin = coordinate
    emit('signpost-pin-change', { coordinate })
  }
  const render: ElementContent['render'] = () => {
    const places = (host.places ?? []).flatMap((place) => wholePlace(place) ?? [])
    return createElement(
      PlaceMap,
      {
        places,
        ...selectionProps(host, emit),
        ...hoverProps(host, emit),
        onSearchArea: host.searchArea
          ? (bounds, camera) => emit('signpost-search-area', { bounds, camera })
          : undefined,
        pin: host.pin,
        onPinChange: host.movablePin ? movePin : undefined,
        label: host.label,
        mapStyle: host.mapStyle,
        defaultCamera: host.defaultCamera,
        padding: host.padding,
        cooperative: host.cooperative,
        workerUrl: host.settings.workerUrl,
        onCameraChange: (camera, bounds) => emit('signpost-camera-change', { camera, bounds }),
        onClick: (coordinate) => emit('signpost-map-click', { coordinate }),
      },
      host.defaultCamera ? null : createElement(PlaceCamera, { places }),
    )
  }
  return { styles, render }
}
