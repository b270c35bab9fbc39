import { attempt } from '../attempt.ts'
import type { PartnerContent, PartnerReview } from '../domain/place.ts'
import type { WirePartnerContents } from '../wire.ts'
import type { ReviewFields, WireOptions } from '../wireOptions.ts'
import { boundedJson } from './boundedJson.ts'
import type { Reading } from './Reading.ts'
import { readNumber, readText } from './read.ts'
import type { Fields } from './record.ts'
import { readUrl } from './url.ts'

/** A provider's content, and the review in it if all that must be shown with it is there. */
export function decodePartner(
  record: Fields<WirePartnerContents>,
  reading: Reading,
  wire: WireOptions,
): PartnerContent {
  const raw = boundedJson(record)
  // An adapter that throws at a shape it does not know costs the review, not the answer.
  const fields = attempt(() => wire.partnerReview(raw) ?? null)
  return { raw, review: fields === null ? undefined : decodeReview(fields ?? {}, reading) }
}

function decodeReview(fields: ReviewFields, reading: Reading): PartnerReview | undefined {
  const provider = readText(fields, 'provider', reading)
  const iconUrl = readUrl(fields, 'iconUrl', reading)
  const rating = readNumber(fields, 'rating', reading, 0, 5)
  const reviewCount = readNumber(fields, 'reviewCount', reading)
  const url = readUrl(fields, 'url', reading)
  if (provider && iconUrl && rating !== undefined && reviewCount !== undefined && url) {
    return { provider, iconUrl, rating, reviewCount: Math.trunc(reviewCount), url }
  }
  return reading.issue('incomplete')
}
