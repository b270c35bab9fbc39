import { pluralOf } from '../messages/plural.ts'

const plural = pluralOf('en')

export const en = {
  /** The accessible name of the stars: the rating, and the best possible one. */
  rating: (shown: string, most: string): string => `${shown} out of ${most}`,
  reviews: (count: number, shown: string): string =>
    plural(count, { one: `${shown} review`, other: `${shown} reviews` }),
}

/** The messages of a review provider's rating. */
export interface PartnerReviewMessages extends Readonly<typeof en> {}
