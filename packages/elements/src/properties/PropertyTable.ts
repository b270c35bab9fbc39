import type { AttributeKind } from './AttributeKind.ts'

/**
 * The properties of an element, each with the kind of its attribute; null for a property without one, because no text can express its
 * value.
 */
export type PropertyTable = Readonly<Record<string, AttributeKind | null>>

/** The attribute of a property: `hideLabel` is `hide-label`; HTML's own attributes have their HTML names. */
export function attributeOf(property: string): string {
  return inHtml[property] ?? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const inHtml: Readonly<Record<string, string>> = { readOnly: 'readonly', defaultValue: 'value' }
