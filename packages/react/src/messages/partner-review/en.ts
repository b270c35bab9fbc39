import { pluralOf } from '../plural.ts'
import type { PartnerReviewMessages } from './PartnerReviewMessages.ts'

const plural = pluralOf('en')

export const en: PartnerReviewMessages = {
  rating: (shown, most) => `${shown} out of ${most}`,
  reviews: (count, shown) => plural(count, { one: `${shown} review`, other: `${shown} reviews` }),
}
