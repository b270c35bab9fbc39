'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
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
export const PartnerAttribution: ComponentWithRef<PartnerAttributionProps, HTMLDivElement> =
  forwardRef(function PartnerAttribution(props: PartnerAttributionProps, ref) {
    return <PartnerCredit {...props} ref={ref} name="partner-attribution" />
  })
