import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  ClassMethod,
  CustomElementDeclaration,
  CustomElementField,
  Package,
} from 'custom-elements-manifest'
import { root } from '../root.ts'
import { type ElementFacts, type PropertyFacts, readElements } from './readElements.ts'

/** What editors and our catalog read of the elements, by path: a custom elements manifest, VS Code's HTML data, web types, and facts for tables. */
export function metadata(): Map<string, string> {
  const elements = readElements()
  return new Map([
    ['packages/elements/metadata/custom-elements.json', write(manifest(elements))],
    ['packages/elements/metadata/html-custom-data.json', write(customData(elements))],
    ['packages/elements/metadata/web-types.json', write(webTypes(elements))],
    ['stories/elements/reference.json', write(elements.map(shown))],
  ])
}

/** What the catalog shows: the words that an attribute can say stand in its type. */
const shown = ({ properties, ...more }: ElementFacts): object => ({
  ...more,
  properties: properties.map(({ values: _, ...property }) => property),
})

const write = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

type AttributeFacts = PropertyFacts & Record<'attribute' | 'attributeType', string>

const attributes = ({ properties }: ElementFacts): AttributeFacts[] =>
  properties.flatMap(({ attribute, attributeType, ...more }) =>
    attribute && attributeType ? [{ ...more, attribute, attributeType }] : [],
  )

const members = ({ properties }: ElementFacts): PropertyFacts[] =>
  properties.filter(({ name }) => name !== '')

const cssParts = ({ parts }: ElementFacts): { name: string }[] => parts.map((name) => ({ name }))

/** The tokens of the looks, which every element takes. */
function tokens(): { name: string; default: string }[] {
  const css = readFileSync(join(root, 'packages/react/src/styles/tokens.css'), 'utf8')
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/^ +(--signpost-[\w-]+): (.+);$/gm)) {
    if (!values.has(name)) values.set(name, value)
  }
  return [...values].map(([name, value]) => ({ name, default: value }))
}

function manifest(elements: readonly ElementFacts[]): Package {
  return {
    schemaVersion: '2.1.0',
    modules: elements.map((element) => {
      const path = `dist/${element.file}.js`
      const declaration = { name: element.className, module: path }
      return {
        kind: 'javascript-module',
        path,
        declarations: [classOf(element)],
        exports: [
          { kind: 'js', name: element.className, declaration },
          { kind: 'custom-element-definition', name: element.tag, declaration },
        ],
      }
    }),
  }
}

function classOf(element: ElementFacts): CustomElementDeclaration {
  return {
    kind: 'class',
    customElement: true,
    name: element.className,
    tagName: element.tag,
    description: element.text,
    attributes: attributes(element).map(
      ({ attribute, name, text, type, values, attributeType }) => ({
        name: attribute,
        description: text,
        type: { text: values ? type : attributeType },
        ...(name && { fieldName: name }),
      }),
    ),
    members: [
      ...members(element).map(
        ({ name, text, type, attribute, isReadonly }): CustomElementField => ({
          kind: 'field',
          name,
          description: text,
          type: { text: type },
          ...(attribute && { attribute }),
          ...(isReadonly && { readonly: true }),
        }),
      ),
      ...element.methods.map(
        ({ name, text, parameters, returns }): ClassMethod => ({
          kind: 'method',
          name,
          description: text,
          parameters: parameters.map(({ name: parameter, type, isOptional }) => ({
            name: parameter,
            type: { text: type },
            ...(isOptional && { optional: true }),
          })),
          return: { type: { text: returns } },
        }),
      ),
    ],
    events: element.events.map(({ name, text, type }) => ({
      name,
      description: text,
      type: { text: `CustomEvent<${type}>` },
    })),
    cssParts: cssParts(element),
    cssProperties: element.parts.length > 0 ? tokens() : [],
  }
}

function customData(elements: readonly ElementFacts[]): object {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: element.text,
      attributes: attributes(element).map(({ attribute, text, values, attributeType }) => ({
        name: attribute,
        description: text,
        ...(values && { values: values.map((name) => ({ name })) }),
        // An attribute that says all by being there.
        ...(attributeType === 'boolean' && { valueSet: 'v' }),
      })),
    })),
  }
}

function webTypes(elements: readonly ElementFacts[]): object {
  const { name, version } = JSON.parse(
    readFileSync(join(root, 'packages/elements/package.json'), 'utf8'),
  )
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.text,
          attributes: attributes(element).map(
            ({ attribute, text, type, values, attributeType }) => ({
              name: attribute,
              description: text,
              value: {
                type: values ? type : attributeType,
                ...(attributeType === 'boolean' && { required: false }),
              },
            }),
          ),
          js: {
            properties: members(element).map((one) => ({
              name: one.name,
              description: one.text,
              type: one.type,
            })),
            events: element.events.map((one) => ({ name: one.name, description: one.text })),
          },
          css: {
            parts: cssParts(element),
            properties: element.parts.length > 0 ? tokens().map(({ name }) => ({ name })) : [],
          },
        })),
      },
    },
  }
}
