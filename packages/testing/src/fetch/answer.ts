import type { OperationName } from '@signpost/client/domain'
import * as protocol from '@signpost/client/protocol'
import { listBrands, listCategories } from '../answers/catalogs.ts'
import type { FixtureCities } from '../answers/FixtureCities.ts'
import { forwardGeocode } from '../answers/forwardGeocode.ts'
import { getDirections } from '../answers/getDirections.ts'
import { reverseGeocode } from '../answers/reverseGeocode.ts'
import { search } from '../answers/search.ts'
import { suggest } from '../answers/suggest.ts'

/** Reads a request and returns the body of its answer, or null for an empty one (204). Throws a `ProtocolError`. */
type Answerer = (source: protocol.RequestSource, fixtures: FixtureCities) => object | null

function answerer<Request extends object>(
  operation: protocol.ProtocolOperation<Request>,
  answer: (request: Request, fixtures: FixtureCities) => object | null,
): Answerer {
  return (source, fixtures) => answer(protocol.readRequest(operation, source), fixtures)
}

const answerers: Readonly<Record<OperationName, Answerer>> = {
  suggest: answerer(protocol.suggestions, suggest),
  search: answerer(protocol.search, search),
  forwardGeocode: answerer(protocol.search, forwardGeocode),
  reverseGeocode: answerer(protocol.reverseGeocode, reverseGeocode),
  listBrands: answerer(protocol.brandList, listBrands),
  listCategories: answerer(protocol.categoryList, listCategories),
  getDirections: answerer(protocol.directions, getDirections),
}

/** The service's answer without a scenario. */
export function answer(
  operation: OperationName,
  source: protocol.RequestSource,
  fixtures: FixtureCities,
  requireKey: boolean,
): Response {
  try {
    if (requireKey && !hasKey(source)) throw protocol.unauthorized()
    const body = answerers[operation](source, fixtures)
    return body === null ? new Response(null, { status: 204 }) : Response.json(body)
  } catch (error) {
    if (error instanceof protocol.ProtocolError) return error.toResponse()
    throw error
  }
}

function hasKey({ url }: protocol.RequestSource): boolean {
  const keys = protocol.parameterValues(url, 'api_key')
  return keys.length === 1 && keys[0] !== ''
}
