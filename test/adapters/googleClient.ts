import type { Capabilities } from '@signpost/client'

const capabilities: Partial<Capabilities> = {
  operations: ['suggest', 'search', 'forwardGeocode', 'reverseGeocode'],
  terms: {
    map: 'own',
    mapHosts: ['tile.googleapis.com'],
    store: false,
    attribution: [{ text: 'Google Maps', url: 'https://maps.google.com' }],
    uses: 'any',
  },
}
export const client = { baseUrl: 'https://app.example', capabilities }
