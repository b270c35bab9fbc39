/** A page without what it says until the packages are on npm: "Nothing is on npm yet: …" as a paragraph, or "Nothing is on npm yet." as a sentence. */
export function withoutNotice(text: string): string {
  return text
    .replace(/^Nothing is on npm yet:.*\n\n?/gm, '')
    .replace(/^Nothing is on npm yet\. /gm, '')
}
