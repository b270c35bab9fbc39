import type { OperationName } from '../domain/capabilities.ts'
import { ProtocolError } from './ProtocolError.ts'
import type { OperationPath } from './ProtocolOperation.ts'

const operations: Readonly<Record<OperationPath, OperationName>> = {
  suggestions: 'suggest',
  search: 'search',
  reversegeocode: 'reverseGeocode',
  brand_list: 'listBrands',
  category_list: 'listCategories',
  directions: 'getDirections',
}

/** The operation of a request; throws a `ProtocolError` when there is none. */
export function operationOf({ method, url }: Pick<Request, 'method' | 'url'>): OperationName {
  if (method !== 'GET') {
    throw new ProtocolError(405, 'method_not_allowed', 'Use GET.', { headers: { Allow: 'GET' } })
  }
  const operation = operationAt(new URL(url))
  if (!operation) throw new ProtocolError(404, 'not_found', 'There is no such operation.')
  return operation
}

/** The operation of a URL, with any path before `/geo/v2/`. */
export function operationAt({ pathname, searchParams }: URL): OperationName | undefined {
  const path = /\/geo\/v2\/([a-z_]+)\/json$/.exec(pathname)?.[1] ?? ''
  const operation = isOperationPath(path) ? operations[path] : undefined
  const isGeocode = operation === 'search' && searchParams.get('type') === 'address-only'
  return isGeocode ? 'forwardGeocode' : operation
}

function isOperationPath(path: string): path is OperationPath {
  return Object.hasOwn(operations, path)
}
