import { brandList as operation } from '../../brandList.ts'
import type { Parameter, PathDescription } from '../PathDescription.ts'
import { arrayOf, fields, named, text } from '../Schema.ts'

export const brandList: PathDescription = {
  path: operation.path,
  operationId: 'listBrands',
  summary: 'The brands of a country, best rank first',
  tag: 'Catalogs',
  needsKey: true,
  parameters: [
    {
      name: 'country',
      in: 'query',
      required: true,
      description: 'ISO 3166-1 alpha-3, in any case.',
      schema: { type: 'string', pattern: '^[A-Za-z]{3}$' },
      example: 'URY',
    },
    rank('brand_rank_min', 'Brands of this rank and the ones after it.', 1),
    rank('brand_rank_max', 'Brands of this rank and the ones before it.', 5),
  ],
  answer: {
    description: 'The brands; a country without any has an empty list.',
    contentType: 'application/json',
    schema: named('Brands'),
    etag: true,
  },
  schemas: {
    Brands: fields(
      { brand_list: arrayOf(fields({ brand_item: named('BrandItem') }, ['brand_item'])) },
      ['brand_list'],
    ),
    BrandItem: fields(
      {
        id: { type: 'string' },
        rank: text('By how often the brand is mapped: `1` is the highest, `5` the lowest.', {
          pattern: '^[1-5]$',
        }),
        name: named('NameInLanguage'),
        alias: arrayOf(named('NameInLanguage'), 'Other names.'),
      },
      ['id', 'rank', 'name'],
    ),
    NameInLanguage: fields({ text: { type: 'string' }, language: { type: 'string' } }, [
      'text',
      'language',
    ]),
  },
}

function rank(name: string, description: string, otherwise: number): Parameter {
  const schema = { type: 'integer', minimum: 1, maximum: 5, default: otherwise } as const
  return { name, in: 'query', description, schema }
}
