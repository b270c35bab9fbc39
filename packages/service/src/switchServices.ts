import { closeServices, type OpenServices } from './openServices.ts'
import type { Services } from './routes/Services.ts'

/** Services that can be replaced while requests are answered. */
export interface SwitchedServices {
  /** The current services. A request reads them once and uses them to its end. */
  readonly services: Services
  readonly manifest: OpenServices['manifest']
  /** Switches to other services. The previous ones are closed when no request can use them any more. */
  replace(next: OpenServices): void
  close(): Promise<void>
}

/** The milliseconds after which no request uses the previous services: more than any timeout. */
const LAST_USE = 15_000

export function switchServices(first: OpenServices): SwitchedServices {
  let current = first
  const former = new Map<OpenServices, NodeJS.Timeout>()

  async function closeFormer(services: OpenServices): Promise<void> {
    clearTimeout(former.get(services))
    former.delete(services)
    await closeServices(services)
  }

  return {
    services: {
      get store() {
        return current.store
      },
      get overlay() {
        return current.overlay
      },
      get router() {
        return current.router
      },
      get tiles() {
        return current.tiles
      },
      catalog: () => current.catalog(),
    },
    get manifest() {
      return current.manifest
    },
    replace(next) {
      const before = current
      current = next
      former.set(
        before,
        setTimeout(() => void closeFormer(before), LAST_USE),
      )
    },
    async close() {
      await Promise.all([closeServices(current), ...[...former.keys()].map(closeFormer)])
    },
  }
}
