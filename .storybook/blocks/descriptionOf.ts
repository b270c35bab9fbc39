/** The description of a component from its doc comment, without tags such as `@example`. */
export function descriptionOf(component: unknown): string {
  const { __docgenInfo: known } = Object(component)
  return typeof known?.description === 'string'
    ? known.description.replace(/^@[\s\S]*/m, '').trim()
    : ''
}
