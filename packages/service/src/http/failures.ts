import { ServiceError } from '@signpost/adapters/server'

/** The answer for an error or a missing resource of a service with data of its own. */

export function busy(): ServiceError {
  return new ServiceError(503, 'busy', 'The service has too much to do: ask again in a moment.', {
    headers: { 'Retry-After': '1' },
  })
}

export function storeUnavailable(): ServiceError {
  return new ServiceError(
    503,
    'places_unavailable',
    'The places cannot be read at the moment: ask again in a second.',
    { headers: { 'Retry-After': '1' } },
  )
}

export function tilesUnavailable(): ServiceError {
  return new ServiceError(
    503,
    'tiles_unavailable',
    'The map cannot be read at the moment: everything else is answered.',
    { headers: { 'Retry-After': '5' } },
  )
}

export function routingAway(): ServiceError {
  return new ServiceError(
    503,
    'routing_unavailable',
    'The routing service cannot be reached at the moment: everything but directions is answered.',
    { headers: { 'Retry-After': '5' } },
  )
}

export function routingUnavailable(): ServiceError {
  return new ServiceError(
    501,
    'routing_unavailable',
    'This service has no routing engine: it answers everything but directions.',
  )
}

export function notFound(): ServiceError {
  return new ServiceError(
    404,
    'not_found',
    'There is nothing at this address; openapi.json lists what there is.',
  )
}
