import type { PlaceSearchProps } from '@signpost/react/place-search'
import { type AttributeKind, flag, number, point, words } from '../properties/AttributeKind.ts'

/** What a search box can be told of its list, whether it is an element or an input of the page. */
export const searchProperties: Readonly<Record<SearchProperty, AttributeKind>> = {
  userPosition: point,
  limit: number,
  minLength: number,
  kinds: words,
  recent: flag,
  locate: flag,
}

type SearchProperty = 'userPosition' | 'limit' | 'minLength' | 'kinds' | 'recent' | 'locate'

export type SearchOptions = Pick<PlaceSearchProps, SearchProperty>
