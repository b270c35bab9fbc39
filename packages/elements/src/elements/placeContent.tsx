import fuelPrices from '@signpost/react/fuel-prices.css?inline'
import photoGallery from '@signpost/react/photo-gallery.css?inline'
import { PlaceCard } from '@signpost/react/place-card'
import placeDetails from '@signpost/react/place-details.css?inline'
import travelTime from '@signpost/react/travel-time.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { cardStyles } from '../styles/cardStyles.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import { travelTimeOf, wholePlace } from './placeProps.ts'
import type { PlaceTag } from './SignpostPlaceElement.ts'

export const events = {
  /** The user has asked for directions to the place; `directions` shows the button. */
  onDirections: ['place'],
  /** The user has chosen one of several places. */
  onSelect: ['place'],
} as const

/** The content of `<signpost-place>`. */
export const content: ElementContent = tagContent<PlaceTag>(
  events,
  [...kitStyles, ...cardStyles, fuelPrices, photoGallery, placeDetails, travelTime],
  ({ place, directions, onDirections, ...props }, element) => {
    // Nothing was requested yet.
    if ([place, props.suggestion, props.query].every((one) => one === undefined)) return null
    return (
      <PlaceCard
        {...props}
        place={place && wholePlace(place)}
        travelTime={travelTimeOf(element)}
        onDirections={directions ? onDirections : undefined}
      />
    )
  },
)
