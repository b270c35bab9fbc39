import { type AppEnv, answerError as answer, timedOut } from '@signpost/adapters/server'
import type { Context } from 'hono'
import { RoutingBusy, RoutingTimeout, RoutingUnavailable } from '../engine/routing/failures.ts'
import { StoreBusy } from '../engine/StoreBusy.ts'
import { busy, routingUnavailable } from './failures.ts'

/** Turns whatever was thrown into an answer in the one shape of errors, those of the engine too. */
export function answerError(thrown: unknown, c: Context<AppEnv>): Response {
  return answer(ofEngine(thrown) ?? thrown, c)
}

function ofEngine(thrown: unknown): Error | undefined {
  if (thrown instanceof StoreBusy || thrown instanceof RoutingBusy) return busy()
  if (thrown instanceof RoutingTimeout) return timedOut()
  return thrown instanceof RoutingUnavailable ? routingUnavailable() : undefined
}
