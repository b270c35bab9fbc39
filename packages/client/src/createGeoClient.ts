import type { PlacePage } from './decode/placePage.ts'
import type { LocatedAddress } from './domain/address.ts'
import type { CatalogBrand } from './domain/brand.ts'
import type { CatalogCategory } from './domain/category.ts'
import type { Route } from './domain/route.ts'
import type { CallOptions } from './operations/call.ts'
import { type ForwardGeocodeParameters, forwardGeocode } from './operations/forwardGeocode.ts'
import { type DirectionsParameters, getDirections } from './operations/getDirections.ts'
import { type ListBrandsParameters, listBrands } from './operations/listBrands.ts'
import { type ListCategoriesParameters, listCategories } from './operations/listCategories.ts'
import { type ReverseGeocodeParameters, reverseGeocode } from './operations/reverseGeocode.ts'
import { type SearchParameters, search } from './operations/search.ts'
import { type SuggestionPage, type SuggestParameters, suggest } from './operations/suggest.ts'
import {
  type Connection,
  type ConnectionOptions,
  createConnection,
} from './transport/connection.ts'

/** A connection with the seven operations as methods. It is also a connection for the single functions. */
export interface GeoClient extends Connection {
  /** Places, addresses, categories, brands and areas that match what a user has typed so far. */
  suggest(parameters: SuggestParameters, options?: CallOptions): Promise<SuggestionPage>
  /** Places and addresses around a point. */
  search(parameters: SearchParameters, options?: CallOptions): Promise<PlacePage>
  /** Finds the place of an address. */
  forwardGeocode(parameters: ForwardGeocodeParameters, options?: CallOptions): Promise<PlacePage>
  /** The address at a point, or null when there is none. */
  reverseGeocode(
    parameters: ReverseGeocodeParameters,
    options?: CallOptions,
  ): Promise<LocatedAddress | null>
  /** The brands of a country, best known first. */
  listBrands(
    parameters: ListBrandsParameters,
    options?: CallOptions,
  ): Promise<readonly CatalogBrand[]>
  /** The two-level catalog of categories. */
  listCategories(
    parameters?: ListCategoriesParameters,
    options?: CallOptions,
  ): Promise<readonly CatalogCategory[]>
  /** A route with its maneuvers, or null when there is none. */
  getDirections(parameters: DirectionsParameters, options?: CallOptions): Promise<Route | null>
}

/** A client for one service. For a smaller bundle, use `createConnection` with the single functions. */
export function createGeoClient(options: ConnectionOptions): GeoClient {
  const connection = createConnection(options)
  return {
    ...connection,
    suggest: (parameters, options) => suggest(connection, parameters, options),
    search: (parameters, options) => search(connection, parameters, options),
    forwardGeocode: (parameters, options) => forwardGeocode(connection, parameters, options),
    reverseGeocode: (parameters, options) => reverseGeocode(connection, parameters, options),
    listBrands: (parameters, options) => listBrands(connection, parameters, options),
    listCategories: (parameters, options) => listCategories(connection, parameters, options),
    getDirections: (parameters, options) => getDirections(connection, parameters, options),
  }
}
