import addressText from '@signpost/react/address-text.css?inline'
import openingHours from '@signpost/react/opening-hours.css?inline'
import partnerReview from '@signpost/react/partner-review.css?inline'
import placeCard from '@signpost/react/place-card.css?inline'

/** The stylesheets of the panel about a place, also as the popover of a marker. */
export const cardStyles: readonly string[] = [addressText, openingHours, partnerReview, placeCard]
