import type { PlaceContent } from '../domain/place.ts'
import type { WireContents } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readItems } from './read.ts'
import type { Fields } from './record.ts'
import { readUrl } from './url.ts'

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
  const line = (field: TextField): string | undefined =>
    readItems(record, field, context).join(', ') || undefined
  const items = (field: TextField): readonly string[] => readItems(record, field, context)
  const content = {
    description: readItems(record, 'description', context).join('\n') || undefined,
    website: readUrl(record, 'business_url', context),
    thumbnail: readUrl(record, 'thumbnail_photo_url', context),
    photos: readPhotos(record, context),
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

function readPhotos(record: Contents, context: DecodeContext): readonly string[] {
  return [...new Set(photoFields.flatMap((field) => readUrl(record, field, context) ?? []))]
}
