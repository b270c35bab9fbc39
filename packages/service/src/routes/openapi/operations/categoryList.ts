import { languageTags, categoryList as protocol } from '@signpost/client/protocol'
import type {
  WireCategories,
  WireCategoryChild,
  WireCategoryListItem,
  WireCategoryName,
} from '@signpost/client/wire'
import { describeParameters } from '../describePath.ts'
import type { PathDescription } from '../PathDescription.ts'
import { arrayOf, enumOf, fields, schemaRef, text } from '../Schema.ts'

export const categoryList: PathDescription = {
  path: protocol.path,
  operationId: 'listCategories',
  summary: 'The two-level catalog of categories',
  description: 'Names are in the requested language and in English.',
  tag: 'Catalogs',
  needsKey: true,
  parameters: describeParameters(protocol),
  answer: {
    description: 'The top-level categories with their children.',
    contentType: 'application/json',
    schema: schemaRef('Categories'),
    etag: true,
  },
  schemas: {
    Categories: fields<WireCategories>(
      {
        category_list: arrayOf(
          fields<WireCategoryListItem>(
            {
              code: { type: 'string' },
              name: arrayOf(schemaRef('CategoryName')),
              category_item: arrayOf(
                fields<WireCategoryChild>(
                  {
                    category_item: fields<WireCategoryChild['category_item']>(
                      { code: { type: 'string' }, name: arrayOf(schemaRef('CategoryName')) },
                      ['code', 'name'],
                    ),
                  },
                  ['category_item'],
                ),
              ),
            },
            ['code', 'name', 'category_item'],
          ),
        ),
      },
      ['category_list'],
    ),
    CategoryName: fields<WireCategoryName>(
      {
        language: enumOf(languageTags, 'The language and its country.'),
        full_name: text('The name of the category.', { minLength: 1 }),
        short_name: text('A shorter name.'),
      },
      ['language', 'full_name'],
    ),
  },
}
