import { safeUrl } from '@signpost/client/domain'
import { textOf } from './fields.ts'

/** A web URL that may be shown as a link; undefined for any other value. */
export function webAddress(value: unknown): string | undefined {
  const text = textOf(value)
  return text && safeUrl(text)
}
