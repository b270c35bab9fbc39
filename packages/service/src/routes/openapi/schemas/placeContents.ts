import type {
  WireContents,
  WireDay,
  WireFuelPrice,
  WirePhone,
  WireSession,
} from '@signpost/client/wire'
import { arrayOf, complete, enumOf, fields, number, type Schema, text } from '../Schema.ts'

const second = { type: 'integer', minimum: 0, maximum: 172_800 } as const
const url = (description: string): Schema => text(description, { format: 'uri' })

/** The schemas of a place's fields, except its address. */
export const placeContents: Readonly<Record<string, Schema>> = {
  Phone: fields<WirePhone>({
    type: enumOf(['primary', 'secondary', 'national', 'mobile', 'fax'], 'The type of the number.'),
    area: { type: 'string' },
    country: text('The calling code of the country, without `+`.'),
    number: text('The national number.'),
    ext: text('The extension.'),
  }),
  FuelPrice: fields<WireFuelPrice>({
    value: number('The price of a unit.', { minimum: 0 }),
    units: enumOf(['G', 'L'], 'Gallon or liter.'),
    type: enumOf(['r', 'm', 'p', 'd', 'e'], 'Regular, mid-grade, premium, diesel or ethanol-85.'),
    currency: text('ISO 4217.', { pattern: '^[A-Z]{3}$' }),
  }),
  Contents: fields<WireContents>({
    payment_method: text('Separated by commas.'),
    cuisines: text('The cuisines of a restaurant.'),
    description: { type: 'string' },
    features: text('Separated by `|`.'),
    special_features: text('Separated by `|`.'),
    parking: { type: 'string' },
    price: text('The price range.'),
    reservations: { type: 'string' },
    wifi: { type: 'string' },
    dress_code: { type: 'string' },
    good_for: { type: 'string' },
    smoking: { type: 'string' },
    shuttle_service: { type: 'string' },
    tips: text('Separated by `|`.'),
    hours_of_operation_text: text('Opening hours in the syntax of OpenStreetMap.'),
    business_url: url('The website.'),
    thumbnail_photo_url: url('A small photo.'),
    photo_url: url('A large photo.'),
    photo_url_1: url('Another photo.'),
    photo_url_2: url('Another photo.'),
    photo_url_3: url('Another photo.'),
    photo_url_4: url('Another photo.'),
    photo_credits: text('The names to credit for the photos, separated by `|`.'),
    hours_of_operation_structured: arrayOf(
      complete<WireDay>({
        day_of_the_week: text('`0` is Sunday, `6` is Saturday.', { pattern: '^[0-6]$' }),
        hours: arrayOf(
          complete<WireSession>({
            start_time: { ...second, description: 'Seconds since the start of the day.' },
            end_time: {
              ...second,
              description: 'Seconds since the start of the day; 86400 is midnight.',
            },
          }),
        ),
      }),
      'The opening hours of a week. A day with no `hours` is closed; a day that is missing is unknown.',
    ),
  }),
  PartnerContents: {
    ...fields({
      name: text('The provider. Its name, icon and link must be shown.'),
      icon_url: url('The icon of the provider.'),
      rating: number('The average rating.', { minimum: 0, maximum: 5 }),
      review_count: { type: 'integer', minimum: 0 },
      url: url('The page of the place at the provider.'),
    }),
    description:
      'Reviews from the overlay of the operator. Other fields of the overlay are included.',
    additionalProperties: true,
  },
}
