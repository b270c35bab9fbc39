'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { PartnerReviewContent, type PartnerReviewContentProps } from './PartnerReviewContent.tsx'

export interface PartnerReviewProps extends PartnerReviewContentProps {}

/**
 * The rating of a place by a review provider, large, with the provider's icon, the number of reviews and a link to the provider's page: all four or nothing.
 *
 * @example
 * ```tsx
 * <PartnerReview review={place.partner?.review} />
 * ```
 */
export const PartnerReview: ComponentWithRef<PartnerReviewProps, HTMLDivElement> = forwardRef(
  function PartnerReview(props: PartnerReviewProps, ref) {
    return <PartnerReviewContent {...props} ref={ref} name="partner-review" />
  },
)
