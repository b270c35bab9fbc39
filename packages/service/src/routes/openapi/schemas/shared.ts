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
  enumOf,
  type FieldsOf,
  fields,
  number,
  type Schema,
  schemaRef,
  text,
} from '../Schema.ts'

/** The fields by which a page of results leads to the next. */
export const paging: FieldsOf<WirePaging> = {
  iterator_status: text('Asks for the next page, as the parameter of this name.'),
  exhausted: enumOf(['y', 'n'], '`y` when there is no further page.'),
  iterator_previous: text('Asks for the page before, as `iterator_status`; absent on the first.'),
}

/** The name beside one in the reader's language. */
export const localName: FieldsOf<Pick<WirePlace, 'local_name'>> = {
  local_name: text(
    'The name that is used there, where the name above it is in the language of `Accept-Language`.',
  ),
}

/** Categories and brands of a place. */
export const categoriesAndBrands: FieldsOf<Pick<WirePlace, 'categories' | 'brand'>> = {
  categories: arrayOf(schemaRef('Category'), 'The most telling first.'),
  brand: arrayOf(schemaRef('Brand')),
}

/** Schemas that several operations use. */
export const sharedSchemas: Readonly<Record<string, Schema>> = {
  Coordinate: fields<WireCoordinate>(
    {
      latitude: number('Degrees.', { minimum: -90, maximum: 90 }),
      longitude: number('Degrees.', { minimum: -180, maximum: 180 }),
    },
    ['latitude', 'longitude'],
  ),
  Category: fields<WireCategory>(
    {
      code: text('Code of the category in the category list.'),
      name: text('Name in English.'),
      parent_category: fields({ code: { type: 'string' }, name: { type: 'string' } }, [
        'code',
        'name',
      ]),
    },
    ['code', 'name'],
  ),
  Brand: fields<WireBrand>(
    { id: text('Id of the brand in the brand list.'), name: { type: 'string' } },
    ['id', 'name'],
  ),
  Location: fields<WireLocation>(
    {
      city: { type: 'string' },
      coordinate: schemaRef('Coordinate'),
      country: text('Long name in English.'),
      country_code: text('ISO 3166-1 alpha-3.', { pattern: '^[A-Z]{3}$' }),
      formatted_address: text('The whole address in one line, in the order of its country.'),
      house_number: { type: 'string' },
      postal: { type: 'string' },
      state: { type: 'string' },
      street: { type: 'string' },
      type: enumOf(['airport', 'street', 'intersection'], 'Absent for an area.'),
    },
    ['coordinate'],
  ),
  Error: fields<WireError>(
    {
      error: fields<WireError['error']>(
        {
          code: text('What happened, for a program.', { pattern: '^[a-z_]+$' }),
          message: text('What happened, for a developer.', { minLength: 1 }),
          parameter: text('The parameter that is at fault.'),
        },
        ['code', 'message'],
      ),
    },
    ['error'],
  ),
}
