import type { WirePlace } from '@signpost/client/wire'
import type { CatalogIndex } from '../CatalogIndex.ts'
import type { Overlay } from '../Overlay.ts'
import { compact } from './compact.ts'
import { locationOf } from './locationOf.ts'
import type { LocatedRecord } from './recordAddress.ts'
import { categoriesOf } from './suggestionOf.ts'

/** A found record as Search sends it. A record that is not a place of interest is its address. */
export function placeOf(
  record: LocatedRecord,
  distance: number,
  { catalog, overlay }: { catalog: CatalogIndex; overlay: Overlay },
): WirePlace {
  const address = { distance: Math.round(distance), location: locationOf(record) }
  if (record.kind !== 'place') return address
  const { enhanced_contents, ...added } = overlay.of(record.ref) ?? {}
  const contents = { ...record.contents, ...enhanced_contents }
  return compact({
    name: record.name,
    ...address,
    phones: record.phones.length > 0 ? record.phones : undefined,
    categories: categoriesOf(record, catalog),
    brand: record.brands.length > 0 ? record.brands : undefined,
    time_zone: record.timeZone,
    enhanced_contents: Object.keys(contents).length > 0 ? contents : undefined,
    ...added,
  })
}
