import type { Attribution } from '@signpost/client/domain'

/** The credit of OpenStreetMap's data. */
export const openStreetMap: Attribution = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}
