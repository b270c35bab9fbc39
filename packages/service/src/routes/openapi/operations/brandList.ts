import { brandList as protocol } from '@signpost/client/protocol'
import type { WireBrandListItem, WireBrands, WireText } from '@signpost/client/wire'
import { describeParameters } from '../describePath.ts'
import { jsonAnswer, type PathDescription } from '../PathDescription.ts'
import { arrayOf, complete, schemaRef, text } from '../Schema.ts'

export const brandList: PathDescription = {
  path: protocol.path,
  operationId: 'listBrands',
  summary: 'The brands of a country, best rank first',
  tag: 'Catalogs',
  needsKey: true,
  parameters: describeParameters(protocol),
  answer: {
    ...jsonAnswer(
      'The brands. The list is empty for a country without brands.',
      schemaRef('Brands'),
    ),
    etag: true,
  },
  schemas: {
    Brands: complete<WireBrands>({
      brand_list: arrayOf(complete<WireBrandListItem>({ brand_item: schemaRef('BrandItem') })),
    }),
    BrandItem: complete<WireBrandListItem['brand_item']>(
      {
        id: { type: 'string' },
        rank: text('The rank by number of places: `1` is the highest, `5` the lowest.', {
          pattern: '^[1-5]$',
        }),
        name: schemaRef('NameInLanguage'),
        alias: arrayOf(schemaRef('NameInLanguage'), 'Other names.'),
      },
      ['alias'],
    ),
    NameInLanguage: complete<WireText>({
      text: { type: 'string' },
      language: { type: 'string' },
    }),
  },
}
