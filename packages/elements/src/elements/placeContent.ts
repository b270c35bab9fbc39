import addressText from '@signpost/react/address-text.css?inline'
import fuelPrices from '@signpost/react/fuel-prices.css?inline'
import openingHours from '@signpost/react/opening-hours.css?inline'
import partnerReview from '@signpost/react/partner-review.css?inline'
import photoGallery from '@signpost/react/photo-gallery.css?inline'
import placeCard from '@signpost/react/place-card.css?inline'
import placeDetails from '@signpost/react/place-details.css?inline'

export { PlaceCard } from '@signpost/react/place-card'

export const styles: readonly string[] = [
  addressText,
  openingHours,
  placeCard,
  fuelPrices,
  partnerReview,
  photoGallery,
  placeDetails,
]
