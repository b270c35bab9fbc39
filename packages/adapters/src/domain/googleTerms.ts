import type { Terms } from '@signpost/client/domain'

/** The uses of places that Google permits customers in the European Economic Area, in its list of July 2025. */
const permittedUses = [
  'address lookup',
  'own stores',
  'sales',
  'notes',
  'real estate',
  'payments',
  'games',
  'posts',
  'smart homes',
]

/** The terms of Google Maps Platform. Its places may be shown without a map or on a Google map. For customers with a billing address in the European Economic Area, since July 2025, they may be shown on no map, and only for the listed uses. */
export function googleTerms(
  billing: 'eea' | undefined,
  uses: Terms['uses'] = billing ? permittedUses : 'any',
): Terms {
  return {
    map: billing ? 'none' : 'own',
    mapHosts: ['tile.googleapis.com'],
    store: false,
    attribution: [{ text: 'Google Maps', url: 'https://maps.google.com' }],
    uses,
    billing,
  }
}
