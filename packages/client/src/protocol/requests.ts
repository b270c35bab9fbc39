import type { Area, Coordinate } from '../domain/coordinate.ts'
import type { Avoidance, Optimization, Vehicle } from '../domain/route.ts'
import type { CatalogLanguage, ReaderLanguages } from './languages.ts'

/** A request for one page of results around a point. */
export interface PageRequest {
  readonly center: Coordinate
  /** The alpha-3 codes of the countries to which results are restricted. */
  readonly countries: Area['countries']
  /** The bounds to which results are restricted. */
  readonly bounds: Area['bounds']
  /** The point from which distances are measured, instead of the center. */
  readonly userPosition: Coordinate | undefined
  readonly limit: number
  /** The opaque state that requests another page. */
  readonly page: string | undefined
  /** The languages of the caller. */
  readonly languages: ReaderLanguages
  /** `1` requests the reasons of the ranking. */
  readonly debug: '0' | '1'
}

export interface SuggestionsRequest extends PageRequest {
  readonly query: string
}

export interface SearchRequest extends PageRequest {
  /** Absent only with a filter. */
  readonly query: string | undefined
  /** The opaque filter of a suggestion. */
  readonly searchFilter: string | undefined
  /** `address-only` for a forward geocode. */
  readonly type: '' | 'address-only'
}

export interface ReverseGeocodeRequest {
  readonly coordinate: Coordinate
}

export interface BrandListRequest {
  /** ISO 3166-1 alpha-3. */
  readonly country: string
  readonly minRank: number
  readonly maxRank: number
}

export interface CategoryListRequest {
  readonly language: CatalogLanguage | undefined
  /** The languages of the headers, for a request without one of its own. */
  readonly languages: ReaderLanguages
}

export interface DirectionsRequest {
  readonly origin: Coordinate
  readonly destination: Coordinate
  readonly optimize: Optimization
  readonly vehicle: Vehicle
  readonly avoid: readonly Avoidance[]
}
