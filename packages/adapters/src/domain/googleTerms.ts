import type { Terms } from '@signpost/client/domain'

/** The uses of places that Google permits customers in the European Economic Area, in its list of July 2025. */
const permittedUses = [
  'address lookup and autocompletion',
  "information about the customer's own stores, offices or service points",
  "places of a sales team's customers or opportunities",
  'tasks, notes or reminders at a named place',
  'points of interest near a property for sale or rent',
  'the place of a financial transaction',
  'points of interest or objectives in a game',
  'tagging or sharing a place on a social platform',
  'the location of smart home routines or devices',
]

/**
 * The terms of Google Maps Platform. Its places may be shown without a map or on a map of Google; for customers with a billing address in the
 * European Economic Area, since July 2025, on no map at all and only for the listed uses.
 */
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
