import type { Terms } from '@signpost/client/domain'

/** The terms of HERE in their strict reading: its answers may only be shown on its own maps, and may not be stored. */
export const hereTerms: Terms = {
  map: 'own',
  mapHosts: ['hereapi.com'],
  store: false,
  attribution: [{ text: '© HERE', url: 'https://legal.here.com' }],
  uses: 'any',
}
