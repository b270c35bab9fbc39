import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { type ElementFacts, readElements } from './readElements.ts'

/** What editors and our catalog read of the elements, by path: a custom elements manifest, VS Code's HTML data, web types, and facts for tables. */
export function metadata(): Map<string, string> {
  const elements = readElements()
  return new Map([
    ['packages/elements/metadata/custom-elements.json', write(manifest(elements))],
    ['packages/elements/metadata/html-custom-data.json', write(customData(elements))],
    ['packages/elements/metadata/web-types.json', write(webTypes(elements))],
    ['stories/elements/reference.json', write(elements)],
  ])
}

const write = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

const attributes = ({ properties }: ElementFacts): { name: string; description: string }[] =>
  properties.flatMap(({ attribute, text }) =>
    attribute === undefined ? [] : [{ name: attribute, description: text }],
  )

/** The tokens of the looks, which every element takes. */
function tokens(): { name: string; default: string }[] {
  const css = readFileSync(join(root, 'packages/react/src/styles/tokens.css'), 'utf8')
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/^ +(--signpost-[\w-]+): (.+);$/gm)) {
    if (!values.has(name)) values.set(name, value)
  }
  return [...values].map(([name, value]) => ({ name, default: value }))
}

function manifest(elements: readonly ElementFacts[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: elements.map((element) => ({
      kind: 'javascript-module',
      path: element.file,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: element.className,
          tagName: element.tag,
          description: element.text,
          attributes: element.properties.flatMap(({ attribute, text, name }) =>
            attribute === undefined
              ? []
              : [{ name: attribute, description: text, fieldName: name }],
          ),
          members: [
            ...element.properties.map(({ name, text, type, attribute }) => ({
              kind: 'field',
              name,
              description: text,
              type: { text: type },
              ...(attribute && { attribute }),
            })),
            ...element.methods.map(({ name, text, type }) => ({
              kind: 'method',
              name,
              description: text,
              type: { text: type },
            })),
          ],
          events: element.events.map(({ name, text, type }) => ({
            name,
            description: text,
            type: { text: `CustomEvent<${type}>` },
          })),
          cssParts: element.parts.map((name) => ({ name })),
          cssProperties: element.parts.length > 0 ? tokens() : [],
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: element.className, module: element.file },
        },
      ],
    })),
  }
}

function customData(elements: readonly ElementFacts[]): object {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: element.text,
      attributes: attributes(element),
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
          attributes: attributes(element),
          js: {
            properties: element.properties.map((one) => ({
              name: one.name,
              description: one.text,
              type: one.type,
            })),
            events: element.events.map((one) => ({ name: one.name, description: one.text })),
          },
        })),
      },
    },
  }
}
