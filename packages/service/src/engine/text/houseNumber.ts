import { fold } from '@signpost/client/domain'

/** A house number as it is compared: `12 bis`, `12-BIS` and `12bis` are one. */
export function houseNumberKey(houseNumber: string): string {
  return fold(houseNumber).replaceAll(/[^\p{L}\p{N}/]+/gu, '')
}

/** The number that a house number starts with; null when it starts with none, or an absurd one. */
export function leadingNumber(key: string): number | null {
  const digits = /^\d{1,9}/.exec(key)?.[0]
  return digits === undefined ? null : Number(digits)
}
