import { type AppEnv, answerError as answer, timedOut } from '@signpost/adapters/server'
import type { Context } from 'hono'
import { RoutingBusy, RoutingTimeout, RoutingUnavailable } from '../engine/routing/failures.ts'
import { ValhallaAway } from '../engine/routing/valhalla/ValhallaEngine.ts'
import { StoreAway, StoreBusy } from '../engine/StoreBusy.ts'
import { TilesUnavailable } from '../engine/tiles/TileSource.ts'
import {
  busy,
  routingAway,
  routingUnavailable,
  storeUnavailable,
  tilesUnavailable,
} from './failures.ts'

/** Converts any exception, also of the engine, into an error answer. */
export function answerError(thrown: unknown, c: Context<AppEnv>): Response {
  return answer(ofEngine(thrown) ?? thrown, c)
}

function ofEngine(thrown: unknown): Error | undefined {
  if (thrown instanceof StoreBusy || thrown instanceof RoutingBusy) return busy()
  if (thrown instanceof RoutingTimeout) return timedOut()
  if (thrown instanceof StoreAway) return storeUnavailable()
  if (thrown instanceof TilesUnavailable) return tilesUnavailable()
  if (thrown instanceof ValhallaAway) return routingAway()
  return thrown instanceof RoutingUnavailable ? routingUnavailable() : undefined
}
