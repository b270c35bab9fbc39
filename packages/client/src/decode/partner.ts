import type { PartnerContent, PartnerReview } from '../domain/place.ts'
import { safeUrl } from '../domain/safeUrl.ts'
import type { WirePartnerContents } from '../wire.ts'
import type { ReviewFields, WireOptions } from '../wireOptions.ts'
import { boundedJson } from './boundedJson.ts'
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
  const fields = wire.partnerReview(raw)
  return { raw, review: fields && decodeReview(fields, reading) }
}

function decodeReview(fields: ReviewFields, reading: Reading): PartnerReview | undefined {
  const provider = readText(fields, 'provider', reading)
  const iconUrl = safeUrl(readText(fields, 'iconUrl', reading) ?? '')
  const rating = readNumber(fields, 'rating', reading, 0, 5)
  const reviewCount = readNumber(fields, 'reviewCount', reading)
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
  reading.issue('incomplete')
  return undefined
}
