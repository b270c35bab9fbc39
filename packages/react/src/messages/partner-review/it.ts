import { pluralOf } from '../plural.ts'
import type { PartnerReviewMessages } from './PartnerReviewMessages.ts'

const plural = pluralOf('it')

export const it: PartnerReviewMessages = {
  rating: (shown, most) => `${shown} su ${most}`,
  reviews: (count, shown) =>
    plural(count, { one: `${shown} recensione`, other: `${shown} recensioni` }),
}
