import { safeUrl } from '@signpost/client/domain'
import type { WirePhone } from '@signpost/client/wire'
import { textOf } from './fields.ts'

/** The phone number of a place as a list; empty when there is none. */
export function phonesOf(value: unknown): readonly WirePhone[] {
  const number = textOf(value)
  return number ? [{ type: 'primary', number }] : []
}

/** A web URL that may be shown as a link; undefined for any other value. */
export function webAddress(value: unknown): string | undefined {
  const text = textOf(value)
  return text && safeUrl(text)
}
