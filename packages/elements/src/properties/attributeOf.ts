/** The attribute of a property: `hideLabel` is `hide-label`. Native attributes keep their HTML names. */
export function attributeOf(property: string): string {
  return inHtml[property] ?? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const inHtml: Readonly<Record<string, string>> = { readOnly: 'readonly', defaultValue: 'value' }
