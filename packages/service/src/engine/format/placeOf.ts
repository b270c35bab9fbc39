import type { CatalogIndex } from '../CatalogIndex.ts'
import type { Overlay } from '../Overlay.ts'
import type { ServedPlace } from './additions.ts'
import { compact, locationOf } from './locationOf.ts'
import type { LocatedRecord } from './recordAddress.ts'
import { type Asked, categoriesOf, nameOfPlace } from './suggestionOf.ts'

/** The sources for a place, in addition to its record. */
export interface PlaceSources {
  catalog: CatalogIndex
  asked: Asked
  overlay: Overlay
  /** The URL of the service for the caller. */
  url: string
}

/** A found record in the form of Search. A record that is not a place of interest is its address. */
export function placeOf(
  record: LocatedRecord,
  distance: number,
  { catalog, asked, overlay, url }: PlaceSources,
): ServedPlace {
  const address = {
    distance: Math.round(distance),
    location: locationOf(record, asked.languages.own),
  }
  if (record.kind !== 'place') return address
  const { enhanced_contents, ...added } = overlay.of(record.ref, url) ?? {}
  const contents = { ...record.contents, ...enhanced_contents }
  const { name, localName } = nameOfPlace(record, catalog, asked)
  return compact({
    name,
    local_name: localName,
    ...address,
    phones: record.phones.length > 0 ? record.phones : undefined,
    categories: categoriesOf(record, catalog, asked.languages),
    brand: record.brands.length > 0 ? record.brands : undefined,
    time_zone: record.timeZone,
    enhanced_contents: Object.keys(contents).length > 0 ? contents : undefined,
    ...added,
  })
}
