import { languageTags } from '../../../http/parameters/language.ts'
import { categoryList as operation } from '../../categoryList.ts'
import type { PathDescription } from '../PathDescription.ts'
import { arrayOf, fields, named, text, word } from '../Schema.ts'

const tags = Object.values(languageTags)

export const categoryList: PathDescription = {
  path: operation.path,
  operationId: 'listCategories',
  summary: 'The two-level catalog of categories',
  description: 'Names come in the language asked for and in English.',
  tag: 'Catalogs',
  needsKey: true,
  parameters: [
    {
      name: 'language',
      in: 'query',
      description:
        'Left out, the header `Accept-Language` decides, and without it English. In any case.',
      schema: { type: 'string', enum: [...Object.keys(languageTags), ...tags] },
    },
    {
      name: 'Accept-Language',
      in: 'header',
      description: 'Read when `language` is left out.',
      schema: { type: 'string' },
    },
  ],
  answer: {
    description: 'The top categories with their children.',
    contentType: 'application/json',
    schema: named('Categories'),
    etag: true,
  },
  schemas: {
    Categories: fields(
      {
        category_list: arrayOf(
          fields(
            {
              code: { type: 'string' },
              name: arrayOf(named('CategoryName')),
              category_item: arrayOf(
                fields(
                  {
                    category_item: fields(
                      { code: { type: 'string' }, name: arrayOf(named('CategoryName')) },
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
    CategoryName: fields(
      {
        language: word(tags, 'Of five characters.'),
        full_name: text('Name of the category.', { minLength: 1 }),
        short_name: text('A shorter one.'),
      },
      ['language', 'full_name'],
    ),
  },
}
