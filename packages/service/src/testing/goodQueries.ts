import { here } from './startSmallService.ts'

/** Good queries of each operation, for the data of one street corner. */
export const goodQueries: Readonly<Record<string, Record<string, string>>> = {
  '/geo/v2/suggestions/json': { search_center: here, query: 'canelones' },
  '/geo/v2/search/json': { search_center: here, query: 'canelones 1203' },
  '/geo/v2/reversegeocode/json': { coordinate: here },
  '/geo/v2/brand_list/json': { country: 'URY' },
  '/geo/v2/category_list/json': {},
  '/geo/v2/directions/json': { origin: here, destination: '-34.9062,-56.1911' },
}
