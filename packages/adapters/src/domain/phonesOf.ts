import type { WirePhone } from '@signpost/client/wire'
import { textOf } from './fields.ts'

/** The one number of a place as its list; empty where there is none. */
export function phonesOf(value: unknown): readonly WirePhone[] {
  const number = textOf(value)
  return number ? [{ type: 'primary', number }] : []
}
