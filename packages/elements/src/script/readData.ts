import type { AttributeKind } from '../properties/AttributeKind.ts'
import { attributeOf } from '../properties/PropertyTable.ts'

/** The attribute in which a tag of HTML's own says what is a property of an element. */
export function dataAttributeOf(property: string): string {
  return `data-${property === 'apiKey' ? 'key' : attributeOf(property)}`
}

/** What a tag of HTML's own says of a property. */
export function readData(
  tag: Element | undefined,
  property: string,
  kind: AttributeKind | null | undefined,
): unknown {
  return kind?.read(tag?.getAttribute(dataAttributeOf(property)) ?? null)
}
