import type { Attribute, CustomElementDeclaration, Package } from 'custom-elements-manifest'

/** The elements of a manifest. */
export function elementsIn({ modules }: Package): CustomElementDeclaration[] {
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((declaration) => 'customElement' in declaration && declaration.kind === 'class')
}

/** The data for VS Code's setting `html.customData`. */
export function customData(manifest: Package): object {
  return {
    version: 1.1,
    tags: elementsIn(manifest).map(({ tagName, description, attributes = [] }) => ({
      name: tagName,
      description,
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: attribute.description,
        // The value set `v` is an attribute without a value.
        ...(isFlag(attribute) ? { valueSet: 'v' } : { values: choicesOf(attribute) }),
      })),
    })),
  }
}

/** The data for the editors of JetBrains. */
export function webTypes(
  manifest: Package,
  { name, version }: Record<'name' | 'version', string>,
): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: elementsIn(manifest).map(webType) } },
  }
}

function webType(element: CustomElementDeclaration): object {
  const { tagName, description, attributes = [], members = [], events = [], slots = [] } = element
  return {
    name: tagName,
    description,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      value: { type: attribute.type?.text, ...(isFlag(attribute) && { required: false }) },
    })),
    slots: slots.map((slot) => ({ name: slot.name, description: slot.description })),
    js: {
      properties: members
        .filter((member) => member.kind === 'field')
        .map((field) => ({
          name: field.name,
          description: field.description,
          type: field.type?.text,
        })),
      events: events.map((event) => ({ name: event.name, description: event.description })),
    },
    css: { parts: element.cssParts, properties: element.cssProperties },
  }
}

const isFlag = ({ type }: Attribute): boolean => type?.text === 'boolean'

/** The values of an attribute that is a choice of texts. */
function choicesOf({ type }: Attribute): { name: string }[] {
  return [...(type?.text ?? '').matchAll(/'(.+?)'/g)].map(([, name = '']) => ({ name }))
}
