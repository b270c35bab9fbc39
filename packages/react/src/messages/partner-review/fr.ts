import type { PartnerReviewMessages } from './PartnerReviewMessages.ts'

export const fr: PartnerReviewMessages = {
  rating: (shown, most) => `${shown} sur ${most}`,
  reviews: (_count, shown) => `${shown} avis`,
}
