import type { PartnerContent, PartnerReview } from '../domain/place.ts'
import { safeUrl } from '../domain/safeUrl.ts'
import type { WirePartnerContents } from '../wire.ts'
import type { ReviewFields, WireOptions } from '../wireOptions.ts'
import { boundedJson } from './boundedJson.ts'
import { compact } from './compact.ts'
import type { Reading } from './Reading.ts'
import { readNumber, readText } from './read.ts'
import type { Fields } from './record.ts'

/** A provider's content, and the review in it if all that must be shown with it is there. */
export function decodePartner(
  record: Fields<WirePartnerContents>,
  reading: Reading,
  wire: WireOptions,
): PartnerContent {
  const raw = boundedJson(record)
  const fields = wire.partnerReview ? wire.partnerReview(raw) : reviewFields(record)
  return compact({ raw, review: fields && decodeReview(fields, reading) })
}

function reviewFields(record: Fields<WirePartnerContents>): ReviewFields {
  return {
    provider: record.name,
    iconUrl: record.icon_url,
    rating: record.rating,
    reviewCount: record.review_count,
    url: record.url,
  }
}

function decodeReview(fields: ReviewFields, reading: Reading): PartnerReview | undefined {
  const provider = readText(fields, 'provider', reading)
  const iconUrl = safeUrl(readText(fields, 'iconUrl', reading) ?? '')
  const rating = readNumber(fields, 'rating', reading, 0, 5)
  const reviewCount = readNumber(fields, 'reviewCount', reading, 0)
  const url = safeUrl(readText(fields, 'url', reading) ?? '')
  if (
    provider !== undefined &&
    iconUrl !== undefined &&
    rating !== undefined &&
    reviewCount !== undefined &&
    url !== undefined
  ) {
    return { provider, iconUrl, rating, reviewCount: Math.trunc(reviewCount), url }
  }
  reading.issue('a review without name, icon, rating, count or link of its provider')
  return undefined
}
