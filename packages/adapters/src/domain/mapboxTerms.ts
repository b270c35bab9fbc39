import type { Terms } from '@signpost/client/domain'

/** The terms of Mapbox: its results may only be shown on its own maps, and may not be stored. */
export const mapboxTerms: Terms = {
  map: 'own',
  mapHosts: ['api.mapbox.com'],
  store: false,
  attribution: [
    { text: '© Mapbox', url: 'https://www.mapbox.com/about/maps/' },
    { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  ],
  uses: 'any',
}
