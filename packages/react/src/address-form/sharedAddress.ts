import type { Address } from '@signpost/client'

const parts = [
  'houseNumber',
  'street',
  'intersection',
  'area',
  'city',
  'state',
  'postal',
  'country',
  'countryCode',
] as const satisfies readonly (keyof Address)[]

/** The parts that several addresses share: all that is certain when it is not known which of them is meant. */
export function sharedAddress([first, ...others]: readonly Address[]): Address {
  const shared: { -readonly [Part in (typeof parts)[number]]?: string | undefined } = {}
  for (const part of parts) {
    if (others.every((other) => other[part] === first?.[part])) shared[part] = first?.[part]
  }
  return shared
}
