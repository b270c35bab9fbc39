/** A foreign text on one line, without marks that reverse the letters around it and without halves of letters. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Bidi_Control}\p{Surrogate}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
