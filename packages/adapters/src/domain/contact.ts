import { safeUrl } from '@signpost/client/domain'
import type { WirePhone } from '@signpost/client/wire'
import { textOf } from './fields.ts'

/** The phone numbers of a place; OpenStreetMap joins several with `;`. */
export function phonesOf(value: unknown): readonly WirePhone[] {
  const numbers = (textOf(value) ?? '').split(';').flatMap((number) => textOf(number) ?? [])
  return numbers.map((number, index) => ({ type: index ? 'secondary' : 'primary', number }))
}

/** A web URL that may be shown as a link; undefined for any other value. */
export function webAddress(value: unknown): string | undefined {
  const text = textOf(value)
  return text && safeUrl(text)
}
