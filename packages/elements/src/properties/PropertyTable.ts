import type { AttributeKind } from './AttributeKind.ts'

/** The properties of an element, each with the kind of its attribute; null where there is none, because no text could say the value. */
export type PropertyTable = Readonly<Record<string, AttributeKind | null>>

/** The attribute of a property: `hideLabel` is `hide-label`, and what HTML has a name for is called as there. */
export function attributeOf(property: string): string {
  return inHtml[property] ?? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const inHtml: Readonly<Record<string, string>> = { readOnly: 'readonly', defaultValue: 'value' }
