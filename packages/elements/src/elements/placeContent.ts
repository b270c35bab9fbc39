import addressText from '@signpost/react/address-text.css?inline'
import fuelPrices from '@signpost/react/fuel-prices.css?inline'
import openingHours from '@signpost/react/opening-hours.css?inline'
import partnerReview from '@signpost/react/partner-review.css?inline'
import photoGallery from '@signpost/react/photo-gallery.css?inline'
import { PlaceCard } from '@signpost/react/place-card'
import placeCard from '@signpost/react/place-card.css?inline'
import placeDetails from '@signpost/react/place-details.css?inline'
import travelTime from '@signpost/react/travel-time.css?inline'
import { createElement, type ReactNode } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import { travelTimeOf, wholePlace } from './placeProps.ts'
import type { SignpostPlaceElement, SignpostPlaceEvents } from './SignpostPlaceElement.ts'

const styles: readonly string[] = [
  ...kitStyles,
  addressText,
  openingHours,
  placeCard,
  fuelPrices,
  partnerReview,
  photoGallery,
  placeDetails,
  travelTime,
]

/** The content of `<signpost-place>`. */
export function placeContent(
  host: SignpostPlaceElement,
  emit: EmitEvent<SignpostPlaceEvents>,
): ElementContent {
  const render = (): ReactNode => {
    const { place, suggestion, query, userPosition } = host
    // Nothing was requested yet.
    if (place === undefined && suggestion === undefined && query === undefined) return null
    return createElement(PlaceCard, {
      place: place && wholePlace(place),
      suggestion,
      query,
      userPosition,
      size: host.size,
      headingLevel: host.headingLevel,
      sponsored: host.sponsored,
      orientation: host.orientation,
      maxLines: host.maxLines,
      travelTime: travelTimeOf(host),
      onDirections: host.directions
        ? (wanted) => emit('signpost-directions', { place: wanted })
        : undefined,
      onSelect: (chosen) => emit('signpost-select', { place: chosen }),
    })
  }
  return { styles, render }
}
