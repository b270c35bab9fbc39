'use client'

import type { PartnerReview } from '@signpost/client'
import { safeUrl } from '@signpost/client/domain'
import { useState } from 'react'

/** A review, and the loading state of the icon without which it may not be shown. */
export interface PartnerReviewState {
  /** `loading` until the icon has loaded; `error` when it cannot be shown, so that nothing else of the review may be shown. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Undefined when it is missing or not complete, or its icon cannot be shown. */
  readonly review: PartnerReview | undefined
  /** The handlers of the icon: to be called when it has loaded, or failed. */
  readonly onIconReady: () => void
  readonly onIconBroken: () => void
}

/**
 * A review with everything that its provider requires, or nothing of it.
 *
 * @example
 * ```tsx
 * const { review, status } = usePartnerReview(place.partner?.review)
 * ```
 */
export function usePartnerReview(given: PartnerReview | undefined): PartnerReviewState {
  const review = completeReview(given)
  const url = review?.iconUrl
  const [icon, setIcon] = useState<{
    readonly url: string | undefined
    readonly isBroken: boolean
  }>()
  const settled = icon?.url === url ? icon : undefined
  return {
    status: statusOf(url !== undefined, settled?.isBroken),
    review: settled?.isBroken ? undefined : review,
    onIconReady: () => setIcon({ url, isBroken: false }),
    onIconBroken: () => setIcon({ url, isBroken: true }),
  }
}

function statusOf(isThere: boolean, isBroken: boolean | undefined): PartnerReviewState['status'] {
  if (!isThere) return 'idle'
  if (isBroken === undefined) return 'loading'
  return isBroken ? 'error' : 'ready'
}

/** The review if it is complete, else undefined: a rating is never shown without its provider's icon, the count and the link. */
export function completeReview(review: PartnerReview | undefined): PartnerReview | undefined {
  if (review === undefined) return undefined
  const { provider, rating, reviewCount } = review
  const iconUrl = safeUrl(review.iconUrl)
  const url = safeUrl(review.url)
  const isComplete = provider.trim() !== '' && rating >= 0 && rating <= 5 && reviewCount >= 0
  if (!isComplete || iconUrl === undefined || url === undefined) return undefined
  return { provider, iconUrl, rating, reviewCount, url }
}
