import type { OperationName } from '@signpost/client/domain'
import { manyBrands, manyCategories, manyPlaces, manySuggestions } from '../fixtures/many.ts'
import { hugeRoute } from '../fixtures/special/hugeRoute.ts'
import type { Middleware } from './Middleware.ts'
import type { Huge } from './Scenario.ts'

export function huge(size: Huge): Middleware {
  return async (exchange, next) => {
    const response = await next(exchange)
    const body = response.ok ? bodyOf(exchange.call.operation, size) : undefined
    return body === undefined ? response : Response.json(body)
  }
}

function bodyOf(operation: OperationName, { items = 10_000, ...size }: Huge): object | undefined {
  switch (operation) {
    case 'suggest':
      return manySuggestions(items)
    case 'search':
    case 'forwardGeocode':
      return manyPlaces(items)
    case 'listBrands':
      return manyBrands(items)
    case 'listCategories':
      return manyCategories(items)
    case 'getDirections':
      return hugeRoute(size)
    case 'reverseGeocode':
      return undefined
  }
}
