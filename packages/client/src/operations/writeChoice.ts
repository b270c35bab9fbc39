import { InvalidParameter } from '../errors/GeoError.ts'

/** Writes one of a few values. It is a separate module because a search box needs only the other encoders. */
export function writeChoice(name: string, value: string, choices: readonly string[]): string {
  if (!choices.includes(value)) {
    throw new InvalidParameter(name, `one of ${choices.join(', ')}`)
  }
  return value
}
