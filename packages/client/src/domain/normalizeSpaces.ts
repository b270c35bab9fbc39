/**
 * Replaces every kind of space by the ordinary one. `Intl` writes no-break, narrow and thin spaces, and which of them depends on its
 * version: a server and a browser would otherwise render different text.
 */
export function normalizeSpaces(text: string): string {
  return text.replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
}
