import { InvalidParameter } from '../errors/InvalidParameter.ts'

/** One of a few values. A module of its own: a search box, which loads the others at first, has none. */
export function writeChoice(name: string, value: string, choices: readonly string[]): string {
  if (!choices.includes(value)) {
    throw new InvalidParameter(name, `one of ${choices.join(', ')}`)
  }
  return value
}
