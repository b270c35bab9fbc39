import type { AddressRecord } from '../../data/record.ts'

/** The record of a row of addresses with its locality. */
export function toAddress(row: Readonly<Record<string, unknown>>): AddressRecord {
  const { city, state, postal } = row
  return {
    kind: 'address',
    ref: String(row.ref),
    houseNumber: String(row.house_number),
    street: String(row.street_name),
    coordinate: { latitude: Number(row.latitude), longitude: Number(row.longitude) },
    countryCode: String(row.country),
    ...(city !== null && { city: String(city) }),
    ...(state !== null && { state: String(state) }),
    ...(postal !== null && { postal: String(postal) }),
  }
}
