import { languageTags, categoryList as protocol } from '@signpost/client/protocol'
import type {
  WireCategories,
  WireCategoryChild,
  WireCategoryListItem,
  WireCategoryName,
} from '@signpost/client/wire'
import { describeParameters } from '../describePath.ts'
import { jsonAnswer, type PathDescription } from '../PathDescription.ts'
import { arrayOf, complete, enumOf, schemaRef, text } from '../Schema.ts'

export const categoryList: PathDescription = {
  path: protocol.path,
  operationId: 'listCategories',
  summary: 'The two-level catalog of categories',
  description: 'Names are in the requested language and in English.',
  tag: 'Catalogs',
  needsKey: true,
  parameters: describeParameters(protocol),
  answer: {
    ...jsonAnswer('The top-level categories with their children.', schemaRef('Categories')),
    etag: true,
  },
  schemas: {
    Categories: complete<WireCategories>({
      category_list: arrayOf(
        complete<WireCategoryListItem>({
          code: { type: 'string' },
          name: arrayOf(schemaRef('CategoryName')),
          category_item: arrayOf(
            complete<WireCategoryChild>({
              category_item: complete<WireCategoryChild['category_item']>({
                code: { type: 'string' },
                name: arrayOf(schemaRef('CategoryName')),
              }),
            }),
          ),
        }),
      ),
    }),
    CategoryName: complete<WireCategoryName>(
      {
        language: enumOf(languageTags, 'The language and its country.'),
        full_name: text('The name of the category.', { minLength: 1 }),
        short_name: text('A shorter name.'),
      },
      ['short_name'],
    ),
  },
}
