import type { Bounds } from '@signpost/client/domain'
import { type Adapter, createAdapter } from '../internals/Adapter.ts'

/** An adapter that `combine` uses only for requests whose center is inside a box, such as that of a country. */
export function within({ north, east, south, west }: Bounds, adapter: Adapter): Adapter {
  const { capabilities, providers } = adapter
  const covers = (request: Request): boolean => {
    const { searchParams } = new URL(request.url)
    const names = ['search_center', 'coordinate', 'origin']
    const text = names.map((name) => searchParams.get(name)).find((value) => value !== null)
    const [latitude = Number.NaN, longitude = Number.NaN] = (text ?? '').split(',').map(Number)
    const isBetween =
      west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
    return latitude >= south && latitude <= north && isBetween
  }
  return createAdapter((request) => adapter(request), {
    // The point of a request decides.
    capabilities: { ...capabilities, needsCenter: true },
    providers,
    covers,
  })
}
