'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { PartnerCredit, type PartnerCreditProps } from './PartnerCredit.tsx'

export interface PartnerReviewProps extends PartnerCreditProps {}

/**
 * The rating of a place by a review provider, large, with the provider's icon, the number of reviews and a link to the provider's page: all
 * four or none.
 *
 * @example
 * ```tsx
 * <PartnerReview review={place.partner?.review} />
 * ```
 */
export const PartnerReview: ComponentWithRef<PartnerReviewProps, HTMLDivElement> = forwardRef(
  function PartnerReview(props: PartnerReviewProps, ref) {
    return <PartnerCredit {...props} ref={ref} name="partner-review" />
  },
)
