import type { Address, AddressField, AddressValues, AddressVerdict, Place } from '@signpost/client'
import { addressLines } from '@signpost/client/domain'
import { addressValues } from './addressValues.ts'
import { type AddressChange, differences } from './differences.ts'
import { addressOf } from './formFields.ts'
import { typedParts } from './typedParts.ts'
import { streetPart } from './useAddressQuery.ts'

/** The reasons to ask the user about an address. */
export interface AddressDoubt {
  readonly status: AddressVerdict['status']
  readonly proposal: AddressProposal | undefined
  /** The fields that are missing or not confirmed, as far as the form has them. */
  readonly doubtful: readonly AddressField[]
}

/** The address that is proposed instead of the typed one. */
export interface AddressProposal {
  readonly values: AddressValues
  readonly lines: readonly string[]
  readonly changes: readonly AddressChange[]
}

/** Returns the text to look up for a typed address, without the flat. */
export function checkQuery({ street = '', ...rest }: Address): string {
  return addressLines({ ...rest, street: streetPart(street, true) }).join(', ')
}

/**
 * Returns the verdict of the service on a typed address, from its best match. The address that was found has the typed house number, and
 * never another one.
 */
export function verdictOf(
  place: Place | null,
  typed: AddressValues,
  minAccuracy: number,
): AddressVerdict {
  if (!place) return { status: 'unknown' }
  if ((place.accuracy ?? 0) >= minAccuracy) return { status: 'deliverable' }
  const { address = {} } = place
  if (!address.street) return { status: 'incomplete' }
  const found = { ...address, houseNumber: undefined, formatted: undefined }
  const parts = typedParts(typed['address-line1'] ?? '', found)
  return { status: 'incomplete', values: addressValues(found, parts) }
}

/** Returns the reasons to ask the user about a typed address; undefined for one that needs no question. */
export function doubtOf(
  typed: AddressValues,
  { status, values = {}, doubtful = [] }: AddressVerdict,
): AddressDoubt | undefined {
  const changes = differences(typed, values)
  if (status === 'deliverable' && changes.length === 0) return undefined
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
  const whole: AddressValues = { ...typed, ...given }
  const street = [whole['address-line1'], whole['address-line2']].filter(Boolean).join(', ')
  const lines = addressLines({ ...addressOf(whole), street })
  return {
    status,
    proposal: changes.length > 0 ? { values, lines, changes } : undefined,
    doubtful: doubtful.filter((field) => typed[field] !== undefined),
  }
}
