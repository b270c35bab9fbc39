import type { PlaceSearchProps } from '@signpost/react/place-search'
import {
  type AttributeKind,
  flag,
  frequency,
  number,
  point,
  tokenList,
} from '../properties/AttributeKind.ts'

/** The properties of a suggestion list, for the element and for an input of the page. */
export const searchProperties: Readonly<Record<SearchProperty, AttributeKind>> = {
  userPosition: point,
  limit: number,
  minLength: number,
  kinds: tokenList,
  requests: frequency,
  recent: flag,
  locate: flag,
}

type SearchProperty =
  | 'userPosition'
  | 'limit'
  | 'minLength'
  | 'kinds'
  | 'requests'
  | 'recent'
  | 'locate'

export type SearchOptions = Pick<PlaceSearchProps, SearchProperty>
