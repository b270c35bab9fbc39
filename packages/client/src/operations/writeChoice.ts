import { InvalidParameter } from '../errors/GeoError.ts'

/** One of a few values. A separate module, because a search box needs the other encoders and not this one. */
export function writeChoice(name: string, value: string, choices: readonly string[]): string {
  if (!choices.includes(value)) {
    throw new InvalidParameter(name, `one of ${choices.join(', ')}`)
  }
  return value
}
