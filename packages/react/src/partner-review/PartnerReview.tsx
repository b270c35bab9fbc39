'use client'

import type { ReactNode } from 'react'
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
export function PartnerReview(props: PartnerReviewProps): ReactNode {
  return <PartnerCredit {...props} name="partner-review" />
}
