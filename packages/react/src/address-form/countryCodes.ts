import { toAlpha2 } from '@signpost/client/domain'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country, by its code of two letters. */
export function countryCodes(): readonly string[] {
  return letters.flatMap((first) => letters.flatMap((second) => toAlpha2(first + second) ?? []))
}
