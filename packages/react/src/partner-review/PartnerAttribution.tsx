'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { PartnerReviewContent, type PartnerReviewContentProps } from './PartnerReviewContent.tsx'

export interface PartnerAttributionProps extends PartnerReviewContentProps {}

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
    return <PartnerReviewContent {...props} ref={ref} name="partner-attribution" />
  })
