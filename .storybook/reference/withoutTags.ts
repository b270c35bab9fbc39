/** The text of a doc comment, without its tags such as `@example`. */
export function withoutTags(comment: string): string {
  return comment.replace(/^@[\s\S]*/m, '').trim()
}
