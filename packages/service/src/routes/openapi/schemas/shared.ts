import type {
  WireBrand,
  WireCategory,
  WireCoordinate,
  WireError,
  WireLocation,
  WirePaging,
  WirePlace,
} from '@signpost/client/wire'
import {
  arrayOf,
  complete,
  enumOf,
  type FieldsOf,
  fields,
  number,
  type Schema,
  schemaRef,
  text,
} from '../Schema.ts'

/** The fields that request other pages of results. */
export const paging: FieldsOf<WirePaging> = {
  iterator_status: text('The value of the parameter with this name that requests the next page.'),
  exhausted: enumOf(['y', 'n'], '`y` on the last page.'),
  iterator_previous: text(
    'The value of `iterator_status` that requests the previous page; absent on the first page.',
  ),
}

/** The local name beside a name in the reader's language. */
export const localName: FieldsOf<Pick<WirePlace, 'local_name'>> = {
  local_name: text(
    'The local name, if the name above is in another language, that of `Accept-Language`.',
  ),
}

/** Categories and brands of a place. */
export const categoriesAndBrands: FieldsOf<Pick<WirePlace, 'categories' | 'brand'>> = {
  categories: arrayOf(schemaRef('Category'), 'The most specific category first.'),
  brand: arrayOf(schemaRef('Brand')),
}

/** Schemas that several operations use. */
export const sharedSchemas: Readonly<Record<string, Schema>> = {
  Coordinate: complete<WireCoordinate>({
    latitude: number('Degrees.', { minimum: -90, maximum: 90 }),
    longitude: number('Degrees.', { minimum: -180, maximum: 180 }),
  }),
  Category: complete<WireCategory>(
    {
      code: text('The code in the category list.'),
      name: text('The English name.'),
      parent_category: complete({ code: { type: 'string' }, name: { type: 'string' } }),
    },
    ['parent_category'],
  ),
  Brand: complete<WireBrand>({ id: text('The id in the brand list.'), name: { type: 'string' } }),
  Location: fields<WireLocation>(
    {
      city: { type: 'string' },
      coordinate: schemaRef('Coordinate'),
      country: text('The full name.'),
      country_code: text('ISO 3166-1 alpha-3.', { pattern: '^[A-Z]{3}$' }),
      formatted_address: text('The complete address on one line, in the order of its country.'),
      house_number: { type: 'string' },
      postal: { type: 'string' },
      state: { type: 'string' },
      street: { type: 'string' },
      type: enumOf(['airport', 'street', 'intersection'], 'Absent for an area.'),
    },
    ['coordinate'],
  ),
  Error: complete<WireError>({
    error: complete<WireError['error']>(
      {
        code: text('The cause, for programs.', { pattern: '^[a-z_]+$' }),
        message: text('The cause, for developers.', { minLength: 1 }),
        parameter: text('The invalid parameter.'),
      },
      ['parameter'],
    ),
  }),
}
