import type { ClassField, CustomElementDeclaration } from 'custom-elements-manifest'

/** A table whose last column is text and whose other columns are code. */
export interface ElementTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The attributes, properties, events, methods and slots of an element, as tables. */
export function elementTables(element: CustomElementDeclaration): ElementTable[] {
  const { attributes = [], members = [], events = [], slots = [] } = element
  const attributeOf = ({ name }: { name: string }): string | undefined =>
    attributes.find(({ fieldName }) => fieldName === name)?.name
  const fields = members.filter((member) => member.kind === 'field')
  const methods = members.filter((member) => member.kind === 'method')
  const tables = [
    {
      head: ['Attribute', 'Property', 'Description'],
      rows: [
        ...fields.flatMap((field) => {
          const attribute = attributeOf(field)
          return attribute === undefined ? [] : [[attribute, typed(field), field.description ?? '']]
        }),
        // Attributes without a property.
        ...attributes
          .filter(({ fieldName }) => fieldName === undefined)
          .map(({ name, description = '' }) => [name, '', description]),
      ],
    },
    {
      head: ['Property', 'Description'],
      rows: fields
        .filter((field) => attributeOf(field) === undefined)
        .map((field) => [typed(field), field.description ?? '']),
    },
    {
      head: ['Event', 'Type', 'Description'],
      rows: events.map(({ name, type, description = '' }) => [name, type.text, description]),
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

/** A property with its type. */
function typed({ name, type }: ClassField): string {
  return type === undefined ? name : `${name}: ${type.text}`
}
