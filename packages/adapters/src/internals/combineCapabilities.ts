import type { Capabilities, OperationName, Terms } from '@signpost/client/domain'

const texts: readonly OperationName[] = ['suggest', 'search', 'forwardGeocode']

/** The operations of all, the routes of the first that finds them, and the terms of all together. */
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

/** The strictest of all terms, and each credit once: an answer does not say which provider it is from. */
function combineTerms(all: readonly Terms[]): Terms {
  const credits = new Map(
    all.flatMap(({ attribution }) => attribution.map((one) => [`${one.text} ${one.url}`, one])),
  )
  const listed = all.flatMap(({ uses }) => (uses === 'any' ? [] : [uses]))
  const own = all.filter(({ map }) => map === 'own')
  // A map is of one provider: it can be the own one of two only where both have the same.
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
