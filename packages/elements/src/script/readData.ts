import type { Kind } from '../properties/AttributeKind.ts'
import { attributeOf } from '../properties/attributeOf.ts'
import { readText } from '../properties/readText.ts'

/** The `data-*` attribute of an HTML tag for a property of an element. */
export function dataAttributeOf(property: string): string {
  return `data-${attributeOf(property)}`
}

/** The value of a property from the `data-*` attribute of an HTML tag. */
export function readData(
  tag: Element | undefined,
  property: string,
  kind: Kind | undefined,
): unknown {
  return tag && readText(tag, property, kind, tag.getAttribute(dataAttributeOf(property)))
}
