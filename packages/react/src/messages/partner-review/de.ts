import { pluralOf } from '../plural.ts'
import type { PartnerReviewMessages } from './PartnerReviewMessages.ts'

const plural = pluralOf('de')

export const de: PartnerReviewMessages = {
  rating: (shown, most) => `${shown} von ${most}`,
  reviews: (count, shown) =>
    plural(count, { one: `${shown} Bewertung`, other: `${shown} Bewertungen` }),
}
