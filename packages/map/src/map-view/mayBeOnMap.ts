import type { Terms } from '@signpost/client/domain'
import type { MapStyle } from './MapViewProps.ts'

/** True for a map on which the terms of a provider permit its places. A map is of the provider when a source of each of its styles is. */
export function mayBeOnMap(terms: Terms | undefined, style: MapStyle | undefined): boolean {
  if (!terms || terms.map === 'any') return true
  if (terms.map === 'none' || style === undefined) return false
  const styles = typeof style === 'object' && 'dark' in style ? [style.light, style.dark] : [style]
  const { mapHosts = [] } = terms
  return styles.every((one) =>
    hostsIn(typeof one === 'string' ? one : JSON.stringify(one.sources)).some((host) =>
      mapHosts.some((own) => host === own || host.endsWith(`.${own}`)),
    ),
  )
}

function hostsIn(text: string): readonly string[] {
  return [...text.matchAll(/\bhttps?:\/\/([^/"?#:]+)/g)].flatMap(([, host]) => host ?? [])
}
