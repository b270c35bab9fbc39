import type { Place } from '../domain/place.ts'
import type { Connection } from '../transport/connection.ts'
import type { WirePlaces } from '../wire.ts'
import { decodeNextPage, type Page } from './paging.ts'
import { placeDecoder } from './place.ts'
import { numberDuplicates } from './placeId.ts'
import type { Reading } from './Reading.ts'
import { readAnswerList } from './read.ts'
import type { Fields } from './record.ts'

export interface PlacePage extends Page {
  readonly places: readonly Place[]
}

/** The answer of a Search, which a forward geocode shares. */
export function decodePlacePage(
  body: Fields<WirePlaces>,
  reading: Reading,
  { wire }: Pick<Connection, 'wire'>,
): PlacePage | undefined {
  const places = readAnswerList(body, 'places', reading, placeDecoder(wire))
  return places && { places: numberDuplicates(places), ...decodeNextPage(body, reading) }
}
