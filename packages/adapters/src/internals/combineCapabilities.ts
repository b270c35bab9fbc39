import type { Capabilities, OperationName } from '@signpost/client/domain'

const texts: readonly OperationName[] = ['suggest', 'search', 'forwardGeocode']

/** The operations of all, the routes of the first that finds them, and each credit once. */
export function combineCapabilities(all: readonly Capabilities[]): Capabilities {
  const routes = all.find(({ operations }) => operations.includes('getDirections'))
  const credits = new Map(
    all.flatMap(({ attribution }) => attribution.map((one) => [`${one.text} ${one.url}`, one])),
  )
  const geocoders = all.filter(({ operations }) => operations.some((name) => texts.includes(name)))
  return {
    operations: [...new Set(all.flatMap(({ operations }) => operations))],
    vehicles: routes?.vehicles ?? [],
    optimizations: routes?.optimizations ?? [],
    avoidances: routes?.avoidances ?? [],
    needsCenter: geocoders.some(({ needsCenter }) => needsCenter !== false),
    attribution: [...credits.values()],
  }
}
