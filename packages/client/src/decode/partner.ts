import { attempt } from '../attempt.ts'
import type { PartnerContent, PartnerReview } from '../domain/place.ts'
import type { WirePartnerContents } from '../wire.ts'
import type { ReviewFields, WireOptions } from '../wireOptions.ts'
import { boundedJson } from './boundedJson.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readNumber, readText } from './read.ts'
import type { Fields } from './record.ts'
import { readUrl } from './url.ts'

/** A provider's content, and the review in it if all that must be shown with it is there. */
export function decodePartner(
  record: Fields<WirePartnerContents>,
  context: DecodeContext,
  wire: WireOptions,
): PartnerContent {
  const raw = boundedJson(record)
  // An adapter that throws at a shape it does not know costs the review, not the answer.
  const fields = attempt(() => wire.partnerReview(raw) ?? null)
  return { raw, review: fields === null ? undefined : decodeReview(fields ?? {}, context) }
}

function decodeReview(fields: ReviewFields, context: DecodeContext): PartnerReview | undefined {
  const provider = readText(fields, 'provider', context)
  const iconUrl = readUrl(fields, 'iconUrl', context)
  const rating = readNumber(fields, 'rating', context, 0, 5)
  const reviewCount = readNumber(fields, 'reviewCount', context)
  const url = readUrl(fields, 'url', context)
  if (provider && iconUrl && rating !== undefined && reviewCount !== undefined && url) {
    return { provider, iconUrl, rating, reviewCount: Math.trunc(reviewCount), url }
  }
  return context.issue('incomplete')
}
