import type {
  WireContents,
  WireDay,
  WireFuelPrice,
  WirePhone,
  WireSession,
} from '@signpost/client/wire'
import { arrayOf, enumOf, fields, number, type Schema, text } from '../Schema.ts'

const second = { type: 'integer', minimum: 0, maximum: 172_800 } as const
const address = (description: string): Schema => text(description, { format: 'uri' })

/** The schemas of a place's fields, but for its address. */
export const placeContents: Readonly<Record<string, Schema>> = {
  Phone: fields<WirePhone>({
    type: enumOf(
      ['primary', 'secondary', 'national', 'mobile', 'fax'],
      'What sort of number it is.',
    ),
    area: { type: 'string' },
    country: text('Calling code of the country, without `+`.'),
    number: text('National number.'),
    ext: text('Extension.'),
  }),
  FuelPrice: fields<WireFuelPrice>({
    value: number('Price of a unit.', { minimum: 0 }),
    units: enumOf(['G', 'L'], 'Gallon or liter.'),
    type: enumOf(['r', 'm', 'p', 'd', 'e'], 'Regular, mid-grade, premium, diesel or ethanol-85.'),
    currency: text('ISO 4217.', { pattern: '^[A-Z]{3}$' }),
  }),
  Contents: fields<WireContents>({
    payment_method: text('Comma-separated.'),
    cuisines: text('Cuisines of a restaurant.'),
    description: { type: 'string' },
    features: text('Items with `|` between them.'),
    special_features: text('Items with `|` between them.'),
    parking: { type: 'string' },
    price: text('Price range.'),
    reservations: { type: 'string' },
    wifi: { type: 'string' },
    dress_code: { type: 'string' },
    good_for: { type: 'string' },
    smoking: { type: 'string' },
    shuttle_service: { type: 'string' },
    tips: text('Items with `|` between them.'),
    hours_of_operation_text: text('Opening hours, as OpenStreetMap writes them.'),
    business_url: address('Website.'),
    thumbnail_photo_url: address('Small photo.'),
    photo_url: address('Large photo.'),
    photo_url_1: address('Further photo.'),
    photo_url_2: address('Further photo.'),
    photo_url_3: address('Further photo.'),
    photo_url_4: address('Further photo.'),
    photo_credits: text('Names to be credited for the photos, with `|` between them.'),
    hours_of_operation_structured: arrayOf(
      fields<WireDay>(
        {
          day_of_the_week: text('`0` is Sunday, `6` is Saturday.', { pattern: '^[0-6]$' }),
          hours: arrayOf(
            fields<WireSession>(
              {
                start_time: { ...second, description: 'Seconds since the start of the day.' },
                end_time: { ...second, description: '86400 is midnight.' },
              },
              ['start_time', 'end_time'],
            ),
          ),
        },
        ['day_of_the_week', 'hours'],
      ),
      'Opening hours of a week. A day with no `hours` is closed; a day that is missing is unknown.',
    ),
  }),
  PartnerContents: {
    ...fields({
      name: text('Who it is from: must be shown, with the icon and the link.'),
      icon_url: address('Icon of the provider.'),
      rating: number('Average rating.', { minimum: 0, maximum: 5 }),
      review_count: { type: 'integer', minimum: 0 },
      url: address("The provider's page of the place."),
    }),
    description: 'Reviews of the operator’s overlay. Whatever else the overlay says comes too.',
    additionalProperties: true,
  },
}
