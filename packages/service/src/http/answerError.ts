import { type AppEnv, answerError as answer, ServiceError } from '@signpost/server'
import type { Context } from 'hono'
import { RoutingBusy, RoutingUnavailable } from '../engine/routing/failures.ts'
import { ValhallaUnavailable } from '../engine/routing/valhalla/ValhallaEngine.ts'
import { StoreBusy, StoreUnavailable } from '../engine/StoreBusy.ts'
import { TilesUnavailable } from '../engine/tiles/TileSource.ts'

/** Converts any exception, also of the engine, into an error answer. */
export function answerError(thrown: unknown, c: Context<AppEnv>): Response {
  return answer(ofEngine(thrown) ?? thrown, c)
}

function ofEngine(thrown: unknown): Error | undefined {
  if (thrown instanceof StoreBusy || thrown instanceof RoutingBusy) {
    return missing('busy', 'The service is busy: try again in a moment.', 1)
  }
  if (thrown instanceof StoreUnavailable) {
    const message = 'The places are unavailable at the moment: try again in a second.'
    return missing('places_unavailable', message, 1)
  }
  if (thrown instanceof TilesUnavailable) {
    const message = 'The map is unavailable at the moment. All other requests are answered.'
    return missing('tiles_unavailable', message, 5)
  }
  if (thrown instanceof ValhallaUnavailable) {
    const message = 'Directions are unavailable at the moment. All other requests are answered.'
    return missing('routing_unavailable', message, 5)
  }
  if (!(thrown instanceof RoutingUnavailable)) return undefined
  const message = 'This service has no directions. All other requests are answered.'
  return new ServiceError(501, 'routing_unavailable', message)
}

/** The failure of a part that is missing for some seconds. */
function missing(code: ServiceError['code'], message: string, seconds: number): ServiceError {
  return new ServiceError(503, code, message, { headers: { 'Retry-After': String(seconds) } })
}

export function notFound(): ServiceError {
  return new ServiceError(
    404,
    'not_found',
    'There is nothing at this URL; openapi.json lists the paths.',
  )
}
