import type { Place } from '../domain/place.ts'
import type { WirePlaces } from '../wire.ts'
import type { WireOptions } from '../wireOptions.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { decodePaging, type Page } from './paging.ts'
import { numberDuplicates, placeDecoder } from './place.ts'
import { readAnswerList } from './read.ts'
import type { Fields, JsonRecord } from './record.ts'

export interface PlacePage extends Page {
  readonly places: readonly Place[]
}

/** The answer of a search, also of a forward geocode. */
export function decodePlacePage(
  body: JsonRecord & Fields<WirePlaces>,
  context: DecodeContext,
  { wire }: { readonly wire: WireOptions },
): PlacePage | undefined {
  const places = readAnswerList(body, 'places', context, placeDecoder(wire))
  return places && { places: numberDuplicates(places), ...decodePaging(body, context, wire) }
}
