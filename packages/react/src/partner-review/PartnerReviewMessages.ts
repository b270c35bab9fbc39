import { pluralOf } from '../messages/plural.ts'

/** The messages of a review provider's rating. */
export interface PartnerReviewMessages {
  /** The accessible name of the stars: the rating, and the best possible one. */
  readonly rating: (shown: string, most: string) => string
  readonly reviews: (count: number, shown: string) => string
}

const plural = pluralOf('en')

export const en: PartnerReviewMessages = {
  rating: (shown, most) => `${shown} out of ${most}`,
  reviews: (count, shown) => plural(count, { one: `${shown} review`, other: `${shown} reviews` }),
}
