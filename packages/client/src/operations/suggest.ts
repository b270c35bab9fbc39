import { decodePaging, type Page } from '../decode/paging.ts'
import { readAnswerList } from '../decode/read.ts'
import { suggestionDecoder } from '../decode/suggestion.ts'
import type { Area, Coordinate } from '../domain/coordinate.ts'
import type { Suggestion } from '../domain/suggestion.ts'
import type { Connection } from '../transport/connection.ts'
import { type CallOptions, call, type Operation } from './call.ts'
import {
  optional,
  writeArea,
  writeCoordinate,
  writeLimit,
  writeNear,
  writeQuery,
} from './encode.ts'

export interface SuggestParameters extends Area {
  /** The text that the user has typed. */
  readonly query: string
  /** The point to search around, which also decides the country. Required unless the service has the capability `needsCenter: false`. */
  readonly near?: Coordinate | undefined
  /** The position of the user; distances are measured from here instead of `near`. */
  readonly userPosition?: Coordinate | undefined
  /** The number of suggestions, 1 to 50. The service's default is 10. */
  readonly limit?: number | undefined
  /** `nextPage` of the previous page. */
  readonly page?: string | undefined
}

export interface SuggestionPage extends Page {
  readonly suggestions: readonly Suggestion[]
}

const operation: Operation<SuggestParameters, SuggestionPage> = {
  name: 'suggest',
  path: 'suggestions',
  encode: ({ query, near, userPosition, limit, page, ...area }, connection) => ({
    query: writeQuery('query', query),
    search_center: writeNear(near, connection),
    user_position: optional(writeCoordinate, 'userPosition', userPosition),
    iterator_length: optional(writeLimit, 'limit', limit, connection.wire.maxLimit),
    ...writeArea(area),
    [connection.wire.pageParameter]: page,
  }),
  empty: { suggestions: [] },
  decode: (body, context, { wire }) => {
    const suggestions = readAnswerList(body, 'suggests', context, suggestionDecoder(wire))
    return suggestions && { suggestions, ...decodePaging(body, context, wire) }
  },
}

/** Places, addresses, categories, brands and areas that match a typed text. */
export function suggest(
  connection: Connection,
  parameters: SuggestParameters,
  options?: CallOptions,
): Promise<SuggestionPage> {
  return call(connection, operation, parameters, options)
}
