import { withoutTags } from '../reference/withoutTags.ts'

/** The description of a component from its doc comment. */
export function descriptionOf(component: unknown): string {
  const { __docgenInfo: known } = Object(component)
  return typeof known?.description === 'string' ? withoutTags(known.description) : ''
}
