'use client'

import type { ReactNode } from 'react'
import { PartnerCredit, type PartnerCreditProps } from './PartnerCredit.tsx'

export interface PartnerAttributionProps extends PartnerCreditProps {}

/**
 * The same as `PartnerReview` in one line, for headers and rows: the provider's icon, the rating, the number of reviews and a link, all
 * four or none.
 *
 * @example
 * ```tsx
 * <PartnerAttribution review={place.partner?.review} />
 * ```
 */
export function PartnerAttribution(props: PartnerAttributionProps): ReactNode {
  return <PartnerCredit {...props} name="partner-attribution" />
}
