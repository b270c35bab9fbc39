import type { Brand } from './mergeBrands.ts'
import type { BrandItem } from './readBrands.ts'

/** The name of a brand in a country: that of its largest item there. */
export function nameIn(country: string, { name, items }: Brand): string {
  const here = items.filter((item) => isIn(country, item))
  if (here.length === 0) return name
  return here.reduce((a, b) => (b.count > a.count ? b : a)).name
}

/** True when an item is in a country, as far as the index knows. */
export function isIn(country: string, { countries, absent }: BrandItem): boolean {
  return (countries?.has(country) ?? true) && !absent.has(country)
}
