import type { Capabilities, OperationName, Terms } from '@signpost/client/domain'

const texts: readonly OperationName[] = ['suggest', 'search', 'forwardGeocode']

/** The operations of all adapters, the routes of the first one with routes, and the combined terms. */
export function combineCapabilities(all: readonly Capabilities[]): Capabilities {
  const routes = all.find(({ operations }) => operations.includes('getDirections'))
  const geocoders = all.filter(({ operations }) => operations.some((name) => texts.includes(name)))
  return {
    operations: [...new Set(all.flatMap(({ operations }) => operations))],
    vehicles: routes?.vehicles ?? [],
    optimizations: routes?.optimizations ?? [],
    avoidances: routes?.avoidances ?? [],
    needsCenter: geocoders.some(({ needsCenter }) => needsCenter !== false),
    terms: combineTerms(all.map(({ terms }) => terms)),
  }
}

/** The strictest of all terms, and each credit once, because an answer does not name its provider. */
function combineTerms(all: readonly Terms[]): Terms {
  const credits = new Map(
    all.flatMap(({ attribution }) => attribution.map((one) => [`${one.text} ${one.url}`, one])),
  )
  const listed = all.flatMap(({ uses }) => (uses === 'any' ? [] : [uses]))
  const own = all.filter(({ map }) => map === 'own')
  // A map comes from one provider, so it is an own map of two only if they share its host.
  const hosts = (own[0]?.mapHosts ?? []).filter((host) =>
    own.every(({ mapHosts }) => mapHosts?.includes(host)),
  )
  const isNone = all.some(({ map }) => map === 'none')
  return {
    map: isNone ? 'none' : own[0] ? 'own' : 'any',
    ...(own[0] && { mapHosts: hosts }),
    store: all.every(({ store }) => store),
    attribution: [...credits.values()],
    uses: listed[0]?.filter((use) => listed.every((uses) => uses.includes(use))) ?? 'any',
    billing: all.find(({ billing }) => billing)?.billing,
  }
}
