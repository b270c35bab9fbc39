import type { GeoRecord } from '../../data/record.ts'

/** The codes of the kinds of records in the index. Addresses have their own table. */
export const kindCodes: Readonly<Record<Exclude<GeoRecord['kind'], 'address'>, number>> = {
  place: 0,
  street: 1,
  intersection: 2,
  area: 3,
  term: 4,
}

/** The third dimension of `doc_box`, by kind. */
export const boxCodes = { intersection: 0, city: 1, airport: 2 } as const
