import type { WireLocation } from '../wire.ts'
import { accuracy } from './limits.ts'

const parts = [
  ['house_number', 'houseNumber'],
  ['street', 'street'],
  ['postal', 'postal'],
  ['city', 'city'],
  ['state', 'state'],
  ['country', 'country'],
] as const

/** The accuracy of an address, by the finest part that it has; undefined for one without parts. */
export function accuracyOf(
  location: Readonly<Partial<Record<keyof WireLocation, unknown>>>,
): number | undefined {
  const found = parts.find(([part]) => location[part])
  return found && accuracy[found[1]]
}
