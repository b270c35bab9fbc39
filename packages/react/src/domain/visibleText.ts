/**
 * A text without control characters, which services refuse or read as spaces, and without the spaces around it; empty when nothing of it can be
 * seen, such as zero-width characters.
 */
export function visibleText(text: string): string {
  const written = text.replace(/\p{Cc}+/gu, ' ').trim()
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(written) ? '' : written
}
