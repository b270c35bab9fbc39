/** Untrusted text on one line, without characters that change the direction of the text around it, and without halves of surrogate pairs. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Bidi_Control}\p{Surrogate}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
