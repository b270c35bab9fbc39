export { PartnerAttribution, type PartnerAttributionProps } from './PartnerAttribution.tsx'
export { PartnerReview, type PartnerReviewProps } from './PartnerReview.tsx'
export { RatingStars, type RatingStarsProps } from './RatingStars.tsx'
export { type PartnerReviewState, usePartnerReview } from './usePartnerReview.ts'
