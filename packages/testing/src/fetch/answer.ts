import { forwardGeocode } from '../answers/forwardGeocode.ts'
import { getDirections } from '../answers/getDirections.ts'
import { listBrands } from '../answers/listBrands.ts'
import { listCategories } from '../answers/listCategories.ts'
import type { Query } from '../answers/Query.ts'
import { reverseGeocode } from '../answers/reverseGeocode.ts'
import { search } from '../answers/search.ts'
import { suggest } from '../answers/suggest.ts'
import type { World } from '../answers/World.ts'
import { Refusal } from '../parameters/Refusal.ts'
import type { Operation } from './Operation.ts'

/** The body, or null where there is nothing to tell (204); throws a `Refusal`. */
type Answerer = (query: Query, world: World) => object | null

const answerers: Readonly<Record<Operation, Answerer>> = {
  suggest,
  search,
  forwardGeocode,
  reverseGeocode,
  listBrands,
  listCategories,
  getDirections,
}

/** What the service answers when no scenario is in its way. */
export function answer(
  operation: Operation,
  query: Query,
  world: World,
  requireKey: boolean,
): Response {
  try {
    if (requireKey && !hasKey(query)) throw unauthorized()
    const body = answerers[operation](query, world)
    return body === null ? new Response(null, { status: 204 }) : Response.json(body)
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse()
    throw error
  }
}

function hasKey({ parameters }: Query): boolean {
  const keys = parameters.getAll('api_key')
  return keys.length === 1 && keys[0] !== ''
}

function unauthorized(): Refusal {
  return new Refusal(401, 'unauthorized', 'The parameter api_key is missing.')
}
