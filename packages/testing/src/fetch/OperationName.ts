import type { OperationPath } from '@signpost/client/protocol'

/** The operations of the interface, by the names of the client's functions. */
export type OperationName =
  | 'suggest'
  | 'search'
  | 'forwardGeocode'
  | 'reverseGeocode'
  | 'listBrands'
  | 'listCategories'
  | 'getDirections'

const operations: Readonly<Record<OperationPath, OperationName>> = {
  suggestions: 'suggest',
  search: 'search',
  reversegeocode: 'reverseGeocode',
  brand_list: 'listBrands',
  category_list: 'listCategories',
  directions: 'getDirections',
}

/** The operation of an address, with any path before `/geo/v2/`. */
export function operationAt({ pathname, searchParams }: URL): OperationName | undefined {
  const path = /\/geo\/v2\/([a-z_]+)\/json$/.exec(pathname)?.[1] ?? ''
  const operation = isOperationPath(path) ? operations[path] : undefined
  const isGeocode = operation === 'search' && searchParams.get('type') === 'address-only'
  return isGeocode ? 'forwardGeocode' : operation
}

function isOperationPath(path: string): path is OperationPath {
  return Object.hasOwn(operations, path)
}
