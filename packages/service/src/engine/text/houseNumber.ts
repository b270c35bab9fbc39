import { fold } from '@signpost/client/domain'

/** A house number in its form for comparisons: `12 bis`, `12-BIS` and `12bis` are one, and so are `12 к6` and `12/6`, the sixth building of a Russian number. */
export function houseNumberKey(houseNumber: string): string {
  const key = fold(houseNumber).replaceAll(/[^\p{L}\p{N}/]+/gu, '')
  return key.replace(/(?<=^\p{N}+)к(?:орпус|орп)?(?=\p{N}|$)/u, '/')
}

/** The number at the start of a house number; null when there is none, or when it is impossibly long. */
export function leadingNumber(key: string): number | null {
  const digits = /^\d{1,9}/.exec(key)?.[0]
  return digits === undefined ? null : Number(digits)
}
