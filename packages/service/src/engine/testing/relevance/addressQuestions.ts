import { distanceBetween } from '@signpost/client/domain'
import { streetNameKey } from '../../../../../build/src/places/streetName.ts'
import type { AddressRecord } from '../../../data/record.ts'
import { houseNumberKey } from '../../text/houseNumber.ts'
import { beginningOf } from '../typing.ts'
import type { TypedQuestion } from './TypedQuestion.ts'

/** The greatest distance in kilometers from the user to an address. */
const AROUND = 6
/** The distance in meters within which two addresses are the same. */
const SAME_PLACE = 30

/** A written address must be the first result, at its position. */
export function fullAddress(address: AddressRecord): TypedQuestion {
  return {
    text: `${address.street} ${address.houseNumber}`,
    at: address.coordinate,
    kilometers: AROUND,
    within: 1,
    isMeant: (record) =>
      record.kind === 'address' &&
      addressKey(record) === addressKey(address) &&
      distanceBetween(record.coordinate, address.coordinate) <= SAME_PLACE,
  }
}

/** A forward geocode of an address with its city must find it. */
export function geocode(address: AddressRecord): TypedQuestion {
  const question = fullAddress(address)
  return { ...question, text: `${question.text}, ${address.city ?? ''}`, purpose: 'geocode' }
}

/** The first letters of a street must find the street. */
export function streetBegun(address: AddressRecord): TypedQuestion {
  const street = streetNameKey(address.street)
  return {
    text: beginningOf(address.street, 0.6),
    at: address.coordinate,
    kilometers: AROUND,
    within: 10,
    isMeant: (record) => record.kind === 'street' && streetNameKey(record.name) === street,
  }
}

/** A street and the first digit of a number must find an address on it. */
export function firstDigit(address: AddressRecord): TypedQuestion {
  const street = streetNameKey(address.street)
  return {
    text: `${address.street} ${address.houseNumber.slice(0, 1)}`,
    at: address.coordinate,
    kilometers: AROUND,
    within: 10,
    isMeant: (record) => record.kind === 'address' && streetNameKey(record.street) === street,
  }
}

function addressKey({ street, houseNumber }: AddressRecord): string {
  return `${streetNameKey(street)} ${houseNumberKey(houseNumber)}`
}
