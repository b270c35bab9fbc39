import { type PartHealth, type PartsHealth, withDeadline } from '@signpost/server'
import type { Services } from './Services.ts'

/** The milliseconds after which a silent part counts as missing. The check of the places bounds the duration of a probe. */
const DEADLINE = 500
const DEADLINE_OF_PLACES = 2000

/** Reads the health of the parts of the service, which work independently of each other. */
export function partsHealth(services: Services): PartsHealth {
  return async () => {
    const { store, router, tiles } = services
    let version: string | undefined
    const [places, routes, map] = await Promise.all([
      healthOf((signal) => store.get('none', signal), DEADLINE_OF_PLACES),
      healthOf((signal) => router.check(signal)),
      healthOf(async (signal) => {
        await tiles.check(signal)
        version = await tiles.version(signal)
      }),
    ])
    return {
      places: {
        ...places,
        data: store.dataId(),
        ...(store.createdAt && { builtAt: store.createdAt() }),
        ...(store.waiting && { waiting: store.waiting() }),
      },
      routes,
      tiles: { ...map, ...(version !== undefined && { data: version }) },
    }
  }
}

async function healthOf(
  ask: (signal: AbortSignal) => Promise<unknown>,
  deadline = DEADLINE,
): Promise<PartHealth> {
  try {
    await withDeadline(undefined, deadline, ask)
    return { status: 'ok' }
  } catch (error) {
    return { status: 'missing', reason: error instanceof Error ? error.message : String(error) }
  }
}
