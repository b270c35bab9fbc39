/** A short fingerprint of a text: not for secrets. Two FNV-1a hashes of 32 bits each, with different start values. */
export function hash(text: string): string {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x85ebca6b)
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36)
}
