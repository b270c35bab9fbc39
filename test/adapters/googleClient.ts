import type { Capabilities } from '@signpost/client'

const capabilities: Partial<Capabilities> = {
  operations: ['suggest', 'search', 'forwardGeocode', 'reverseGeocode'],
  attribution: [{ text: 'Google Maps', url: 'https://maps.google.com' }],
}
export const client = { baseUrl: 'https://app.example', capabilities }
