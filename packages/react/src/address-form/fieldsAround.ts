/** An input that can be filled in. */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field of an address, by the last word of its `autocomplete`. */
export interface FieldEntry {
  readonly name: string
  readonly field: FormField
}

/**
 * The fields of the address with this first line: those of the same form whose `autocomplete` has the same tokens before the last one, such
 * as `section-a shipping`. In the order of the page.
 */
export function fieldsAround(line: HTMLInputElement): readonly FieldEntry[] {
  const { group } = readToken(line)
  return elementsAround(line).flatMap((field) => {
    if (!isField(field)) return []
    const token = readToken(field)
    return token.group === group && names.has(token.name) ? [{ name: token.name, field }] : []
  })
}

const names: ReadonlySet<string> = new Set([
  'street-address',
  'address-line1',
  'address-line2',
  'address-level3',
  'address-level2',
  'address-level1',
  'postal-code',
  'country',
  'country-name',
])

function elementsAround(line: HTMLInputElement): readonly Element[] {
  if (line.form) return [...line.form.elements]
  const root = line.getRootNode()
  const scope = root instanceof ShadowRoot ? root : line.ownerDocument
  return [...scope.querySelectorAll('input, select, textarea')]
}

function isField(element: Element): element is FormField {
  return element.matches('input, select, textarea')
}

function readToken(field: Element): { readonly group: string; readonly name: string } {
  const words = (field.getAttribute('autocomplete') ?? '').toLowerCase().trim().split(/\s+/)
  if (words.at(-1) === 'webauthn') words.pop()
  const name = words.pop() ?? ''
  return { group: words.join(' '), name }
}
