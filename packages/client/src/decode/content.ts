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
  const url = (field: TextField): string | undefined => readUrl(record, field, context)
  const items = (field: TextField): readonly string[] => readItems(record, field, context)
  const line = (field: TextField): string | undefined => items(field).join(', ') || undefined
  const content = {
    description: items('description').join('\n') || undefined,
    website: url('business_url'),
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
