import { attempt } from '../attempt.ts'
import type { Json, PartnerContent, PartnerReview } from '../domain/place.ts'
import { urlHost } from '../domain/safeUrl.ts'
import type { WirePartnerContents } from '../wire.ts'
import type { ReviewFields, WireOptions } from '../wireOptions.ts'
import { boundedJson } from './boundedJson.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readNumber, readText } from './read.ts'
import { type Fields, isRecord } from './record.ts'
import { readUrl } from './url.ts'

/** The content of a review provider, and the review in it if it has everything that must be shown with it. */
export function decodePartner(
  record: Fields<WirePartnerContents>,
  context: DecodeContext,
  wire: WireOptions,
): PartnerContent {
  const raw = boundedJson(record)
  // When `wire.partnerReview` throws, only the review is dropped, not the answer.
  const fields = attempt(() => (wire.partnerReview ?? reviewFields)(raw) ?? null)
  return { raw, review: fields === null ? undefined : decodeReview(fields ?? {}, context) }
}

/** The fields of a review as the Signpost service sends them. */
function reviewFields(raw: Json): ReviewFields | undefined {
  if (!isRecord(raw)) return undefined
  return {
    provider: raw.name,
    iconUrl: raw.icon_url,
    rating: raw.rating,
    scale: raw.rating_scale,
    reviewCount: raw.review_count,
    url: raw.url,
  }
}

function decodeReview(fields: ReviewFields, context: DecodeContext): PartnerReview | undefined {
  const iconUrl = readUrl(fields, 'iconUrl', context)
  const scale = readNumber(fields, 'scale', context, 1) ?? 5
  const rating = readNumber(fields, 'rating', context, 0, scale)
  const reviewCount = readNumber(fields, 'reviewCount', context)
  const url = readUrl(fields, 'url', context)
  // Only the name is optional: it defaults to the host of the provider's page.
  const provider = readText(fields, 'provider', context) ?? (url && urlHost(url))
  if (provider && iconUrl && rating !== undefined && reviewCount !== undefined && url) {
    const stars = (rating * 5) / scale
    return { provider, iconUrl, rating: stars, reviewCount: Math.trunc(reviewCount), url }
  }
  return context.issue('incomplete')
}
