import type { CustomElementDeclaration } from 'custom-elements-manifest'

/** A table whose last column is text and whose other columns are code. */
export interface ElementTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The attributes and properties, events, methods and slots of an element, as tables. */
export function elementTables(element: CustomElementDeclaration): ElementTable[] {
  const { attributes = [], members = [], events = [], slots = [] } = element
  const fields = members.filter((member) => member.kind === 'field')
  const methods = members.filter((member) => member.kind === 'method')
  const tables = [
    {
      head: ['Attribute', 'Property', 'Type', 'Description'],
      rows: [
        ...fields.map((field) => [nameOf(attributes, field.name), field.name, ...describe(field)]),
        // Attributes without a property.
        ...attributes
          .filter(({ fieldName }) => fieldName === undefined)
          .map((attribute) => [attribute.name, '', ...describe(attribute)]),
      ],
    },
    {
      head: ['Event', 'Type', 'Description'],
      rows: events.map((event) => [event.name, ...describe(event)]),
    },
    {
      head: ['Method', 'Description'],
      rows: methods.map(({ name, parameters = [], description = '' }) => [
        `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`,
        description,
      ]),
    },
    {
      head: ['Slot', 'Description'],
      rows: slots.map((slot) => [slot.name, slot.description ?? '']),
    },
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

function nameOf(attributes: CustomElementDeclaration['attributes'], property: string): string {
  return attributes?.find(({ fieldName }) => fieldName === property)?.name ?? ''
}

function describe(one: { type?: { text: string }; description?: string }): [string, string] {
  return [one.type?.text ?? '', one.description ?? '']
}
