import type { Attribution, Terms } from '@signpost/client/domain'

/** The credit of OpenStreetMap's data. */
export const openStreetMap: Attribution = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}

/** The terms of OpenStreetMap's data: any use, with its credit and those of the provider. */
export function openTerms(...credits: readonly Attribution[]): Terms {
  return { map: 'any', store: true, attribution: [...credits, openStreetMap], uses: 'any' }
}

/** A tag of OpenStreetMap as words: `tourism=guest_house` is "Guest house". */
export function tagName(key: string, value: string): string {
  const name = (value === 'yes' ? key : value).replaceAll('_', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
