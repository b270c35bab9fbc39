import type { Terms } from '@signpost/client/domain'

/** The terms of TomTom in their strict reading: its answers may only be shown on its own maps, and may not be stored. */
export const tomtomTerms: Terms = {
  map: 'own',
  mapHosts: ['api.tomtom.com'],
  store: false,
  attribution: [{ text: '© TomTom', url: 'https://www.tomtom.com' }],
  uses: 'any',
}
