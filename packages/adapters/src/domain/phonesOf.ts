import type { WirePhone } from '@signpost/client/wire'
import { textOf } from './fields.ts'

/** The phone number of a place as a list; empty when there is none. */
export function phonesOf(value: unknown): readonly WirePhone[] {
  const number = textOf(value)
  return number ? [{ type: 'primary', number }] : []
}
