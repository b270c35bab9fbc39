import { comparedForm, tokensOf } from '@signpost/service/internal'

/** A street's name in its form for comparisons: `Avda. Italia`, `AV ITALIA` and `Avenida Italia` are one. */
export function streetNameKey(name: string): string {
  return tokensOf(name).map(comparedForm).join(' ')
}
