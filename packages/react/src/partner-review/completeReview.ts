import type { PartnerReview } from '@signpost/client'
import { safeUrl } from '@signpost/client/domain'

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
