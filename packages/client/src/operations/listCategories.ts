import { catalogCategoryDecoder } from '../decode/catalog.ts'
import { readAnswerList } from '../decode/read.ts'
import type { CatalogCategory } from '../domain/category.ts'
import type { Connection } from '../transport/connection.ts'
import { type CallOptions, call, type Operation } from './call.ts'
import { optional } from './encode.ts'
import { writeChoice } from './writeChoice.ts'

export interface ListCategoriesParameters {
  /** One of the service's languages (`wire.languages`) or its first two letters. Default: the connection's language. */
  readonly language?: string | undefined
}

const operation: Operation<ListCategoriesParameters, readonly CatalogCategory[]> = {
  name: 'listCategories',
  path: 'category_list',
  encode: ({ language }, { wire, language: own = '' }) => {
    const accepted = wire.languages.flatMap((tag) => [tag, tag.slice(0, 2)])
    return {
      language:
        optional(writeChoice, 'language', language?.replace('_', '-'), accepted) ??
        [own, own.slice(0, 2)].find((tag) => accepted.includes(tag)),
    }
  },
  empty: [],
  decode: (body, context, connection, { language = connection.language ?? 'en' }) =>
    readAnswerList(body, 'category_list', context, catalogCategoryDecoder(language)),
}

/** The two-level catalog of categories, with names in the requested language or the best match. */
export function listCategories(
  connection: Connection,
  parameters: ListCategoriesParameters = {},
  options?: CallOptions,
): Promise<readonly CatalogCategory[]> {
  return call(connection, operation, parameters, options)
}
