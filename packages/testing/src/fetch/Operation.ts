/** The operations of the interface, by the names of the client's functions. */
export type Operation =
  | 'suggest'
  | 'search'
  | 'forwardGeocode'
  | 'reverseGeocode'
  | 'listBrands'
  | 'listCategories'
  | 'getDirections'

const paths: Readonly<Record<string, Operation>> = {
  suggestions: 'suggest',
  search: 'search',
  reversegeocode: 'reverseGeocode',
  brand_list: 'listBrands',
  category_list: 'listCategories',
  directions: 'getDirections',
}

/** The operation that an address asks for, whatever stands before `/geo/v2/`. */
export function operationAt({ pathname, searchParams }: URL): Operation | undefined {
  const name = /\/geo\/v2\/([a-z_]+)\/json$/.exec(pathname)?.[1] ?? ''
  const operation = Object.hasOwn(paths, name) ? paths[name] : undefined
  const isGeocode = operation === 'search' && searchParams.get('type') === 'address-only'
  return isGeocode ? 'forwardGeocode' : operation
}
