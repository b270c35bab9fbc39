import type { PlaceContent } from '../domain/place.ts'
import type { WireContents } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readText } from './read.ts'
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

/** What else is known of a place; undefined when nothing is. Opening hours are read apart. */
export function decodeContent(record: Contents, reading: Reading): PlaceContent | undefined {
  const line = (field: TextField): string | undefined =>
    readItems(record, field, reading).join(', ') || undefined
  const items = (field: TextField): readonly string[] => readItems(record, field, reading)
  const content = {
    description: readText(record, 'description', reading),
    website: readUrl(record, 'business_url', reading),
    thumbnail: readUrl(record, 'thumbnail_photo_url', reading),
    photos: readPhotos(record, reading),
    paymentMethods: readItems(record, 'payment_method', reading, /[|,]/),
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

/** The items of a text that may hold several. */
function readItems(
  record: Contents,
  field: TextField,
  reading: Reading,
  separator: string | RegExp = '|',
): readonly string[] {
  const text = readText(record, field, reading) ?? ''
  const items = text.split(separator).map((item) => item.trim())
  return items.filter(Boolean)
}

function readPhotos(record: Contents, reading: Reading): readonly string[] {
  return [...new Set(photoFields.flatMap((field) => readUrl(record, field, reading) ?? []))]
}
