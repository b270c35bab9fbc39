/** A text without the spaces around it; empty when nothing of it can be seen, such as zero-width characters. */
export function visibleText(text: string): string {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text) ? '' : text.trim()
}
