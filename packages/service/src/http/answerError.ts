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
  if (thrown instanceof StoreBusy || thrown instanceof RoutingBusy) return busy()
  if (thrown instanceof StoreUnavailable) return storeUnavailable()
  if (thrown instanceof TilesUnavailable) return tilesUnavailable()
  if (thrown instanceof ValhallaUnavailable) return routerUnreachable()
  return thrown instanceof RoutingUnavailable ? routingUnavailable() : undefined
}

function busy(): ServiceError {
  return new ServiceError(503, 'busy', 'The service is busy: try again in a moment.', {
    headers: { 'Retry-After': '1' },
  })
}

function storeUnavailable(): ServiceError {
  return new ServiceError(
    503,
    'places_unavailable',
    'The places are unavailable at the moment: try again in a second.',
    { headers: { 'Retry-After': '1' } },
  )
}

function tilesUnavailable(): ServiceError {
  return new ServiceError(
    503,
    'tiles_unavailable',
    'The map is unavailable at the moment. All other requests are answered.',
    { headers: { 'Retry-After': '5' } },
  )
}

function routerUnreachable(): ServiceError {
  return new ServiceError(
    503,
    'routing_unavailable',
    'Directions are unavailable at the moment. All other requests are answered.',
    { headers: { 'Retry-After': '5' } },
  )
}

function routingUnavailable(): ServiceError {
  return new ServiceError(
    501,
    'routing_unavailable',
    'This service has no directions. All other requests are answered.',
  )
}

export function notFound(): ServiceError {
  return new ServiceError(
    404,
    'not_found',
    'There is nothing at this URL; openapi.json lists the paths.',
  )
}
