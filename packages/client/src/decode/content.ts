import { attempt } from '../attempt.ts'
import type { Json, PartnerContent, PartnerReview, PlaceContent } from '../domain/place.ts'
import { safeUrl, urlHost } from '../domain/safeUrl.ts'
import type { WireContents, WirePartnerContents } from '../wire.ts'
import type { ReviewFields, WireOptions } from '../wireOptions.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readAs, readItems, readNumber, readText } from './read.ts'
import { type Fields, isRecord } from './record.ts'

type Contents = Fields<WireContents>
type TextField = keyof WireContents & string

const photoFields: readonly TextField[] = [
  'photo_url',
  'photo_url_1',
  'photo_url_2',
  'photo_url_3',
  'photo_url_4',
]

/** The content of a place beyond its address; undefined when there is none. Opening hours are read separately. */
export function decodeContent(record: Contents, context: DecodeContext): PlaceContent | undefined {
  const url = (field: TextField): string | undefined => readUrl(record, field, context)
  const items = (field: TextField): readonly string[] => readItems(record, field, context)
  const line = (field: TextField): string | undefined => items(field).join(', ') || undefined
  const content = {
    description: items('description').join('\n') || undefined,
    website: readAs(record, 'business_url', context, websiteUrl, 'unsafe'),
    thumbnail: url('thumbnail_photo_url'),
    photos: [...new Set(photoFields.map(url))].filter((one) => one !== undefined),
    photoCredits: items('photo_credits'),
    paymentMethods: readItems(record, 'payment_method', context, /[|,]/),
    cuisines: items('cuisines'),
    features: items('features'),
    specialFeatures: items('special_features'),
    parking: items('parking'),
    goodFor: items('good_for'),
    tips: items('tips'),
    price: line('price'),
    reservations: line('reservations'),
    wifi: line('wifi'),
    dressCode: line('dress_code'),
    smoking: line('smoking'),
    shuttleService: line('shuttle_service'),
  }
  return Object.values(content).some((part) => part?.length) ? content : undefined
}

/** The content of a review provider. The review is included only with everything that must be shown beside it. */
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

const longest = 20_000

/** A copy of untrusted JSON without `__proto__`; null when it is too long or too deep to be stored. */
export function boundedJson(value: unknown): Json {
  return attempt(() => copy(JSON.stringify(value))) ?? null
}

function copy(text: string): Json {
  if (text.length > longest) return null
  // A reviver is slower than the parsing itself, and is rarely needed.
  return JSON.parse(text, text.includes('__proto__') ? withoutPrototype : undefined)
}

function withoutPrototype(key: string, value: Json): Json | undefined {
  return key === '__proto__' ? undefined : value
}

/** The URL of a website, which people also write as its host alone (`joes.example/menu`). */
function websiteUrl(text: string): string | undefined {
  return safeUrl(text) ?? (startsWithHost.test(text) ? safeUrl(`https://${text}`) : undefined)
}

const startsWithHost =
  /^(?:[\p{L}\p{N}-]+\.)+(?!html?\b|php\b|aspx?\b|jpe?g\b|png\b|gif\b|webp\b|svg\b|pdf\b)\p{L}{2,}(?=[/?#]|$)/iu

/** A URL that a page can link to, or load an image from. */
function readUrl<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
): string | undefined {
  return readAs(record, key, context, safeUrl, 'unsafe')
}
