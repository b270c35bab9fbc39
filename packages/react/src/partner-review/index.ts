export {
  PartnerAttribution,
  type PartnerAttributionProps,
  PartnerReview,
  type PartnerReviewProps,
} from './PartnerReview.tsx'
export type { PartnerReviewMessages } from './PartnerReviewMessages.ts'
export { RatingStars, type RatingStarsProps } from './RatingStars.tsx'
export { type PartnerReviewState, usePartnerReview } from './usePartnerReview.ts'
