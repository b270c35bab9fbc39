import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type {
  Attribute,
  ClassMember,
  CustomElementDeclaration,
  CustomElementField,
  Event,
  Module,
  Package,
} from 'custom-elements-manifest'
import { ModifierFlags, type Symbol as Named, SymbolFlags } from 'typescript/unstable/sync'
import { tokensOf } from '../../.storybook/reference/stylesheets.ts'
import { attributeOf } from '../../packages/elements/src/properties/attributeOf.ts'
import { root } from '../root.ts'
import { readParts } from './readParts.ts'
import { readTypes, type Types } from './readTypes.ts'

const folder = join(root, 'packages/elements')
const fileOf = (path: string): string => join(folder, 'src', path)

/** The custom elements manifest of `@signpost/elements`: the tables of its tags, with the types and doc comments of their components. */
export function analyzeElements(): Package {
  return readTypes(join(folder, 'tsconfig.json'), (types) => {
    const tags = types.entriesOf('SignpostTagNameMap', fileOf('jsx.ts'))
    const modules = [...tags].map(([tagName, tag]) => moduleOf(tagName, tag, types))
    return { schemaVersion: '2.1.0', modules }
  })
}

function moduleOf(tagName: string, tag: Named, types: Types): Module {
  const type = types.typeOf(tag)
  const symbol = type.getAliasSymbol() ?? type.getSymbol()
  const file = symbol && types.nodeOf(symbol)?.getSourceFile().fileName
  if (!symbol || !file) throw new Error(`<${tagName}> has no declaration.`)
  const { name } = symbol
  const declaration = { name, module: relative(folder, file) }
  const parts = readParts(file, types).map((part) => ({ name: part }))
  const element: CustomElementDeclaration = {
    kind: 'class',
    customElement: true,
    name,
    tagName,
    description: types.commentOf(symbol),
    ...membersOf(tagName, types.propertiesOf(type), file, types),
    events: eventsOf(name, file, types),
    slots: types.tagsOf(symbol, 'slot').map((text) => {
      const [slot = '', description = ''] = text.split(' - ')
      return { name: slot, description }
    }),
    cssParts: parts,
    cssProperties: parts.length > 0 ? tokens : [],
  }
  return {
    kind: 'javascript-module',
    path: declaration.module.replace(/^src\/(.+)\.tsx?$/, 'dist/$1.js'),
    declarations: [element],
    exports: [
      { kind: 'js', name, declaration },
      { kind: 'custom-element-definition', name: tagName, declaration },
    ],
  }
}

function membersOf(
  tagName: string,
  properties: ReadonlyMap<string, Named>,
  file: string,
  types: Types,
): Required<Pick<CustomElementDeclaration, 'attributes' | 'members'>> {
  const settings = types.entriesOf('settingsTable', fileOf('settings/ElementSettings.ts'))
  const fields = properties.has('checkValidity')
    ? types.entriesOf('fieldProperties', fileOf('element/FieldElement.ts'))
    : []
  const own = new Map([...types.entriesOf('table', file), ...fields])
  const describe = (table: ReadonlyMap<string, Named>): readonly Property[] =>
    [...table].flatMap(([name, entry]) => {
      const property = properties.get(name)
      return property ? [propertyOf(property, entry, types)] : []
    })
  const described = [describe(own), describe(settings)] as const
  const others = [...properties.values()].filter(
    ({ name }) => !own.has(name) && !settings.has(name),
  )
  const attributes = described.flat().flatMap(({ attribute }) => attribute ?? [])
  const [first, last] = described.map((list) => list.map(({ field }) => field))
  return {
    attributes: tagName === 'signpost-config' ? attributes : [...attributes, config],
    members: [
      ...(first ?? []),
      ...others.flatMap((one) => otherMember(one, types)),
      ...(last ?? []),
    ],
  }
}

interface Property {
  readonly field: CustomElementField
  readonly attribute: Attribute | undefined
}

/** A property of a table. A comment in the table takes precedence over that of the component. */
function propertyOf(property: Named, entry: Named, types: Types): Property {
  const { name } = property
  const kind = types.textOf(entry).replace(/^readonly /, '')
  const type = { text: types.textOf(property) }
  const comment = types.commentOf(entry) || types.commentOf(property)
  const hint = hints[kind]
  const description =
    hint && !comment.includes('latitude,longitude') ? `${comment} ${hint}` : comment
  const field = { kind: 'field', name, type, description } as const
  if (kind === 'null') return { field, attribute: undefined }
  const attribute = attributeOf(name)
  // The texts of a choice, which may be those of the type.
  const choice = [kind.startsWith('[') ? kind : type.text].find((text) => /^\[?'/.test(text))
  const text =
    choice?.replace(/^\[(.*)\]$/, '$1').replaceAll(', ', ' | ') ?? texts[kind] ?? 'string'
  return {
    field: { ...field, attribute },
    attribute: { name: attribute, fieldName: name, description, type: { text } },
  }
}

/** The text of an attribute by its kind, which the comments of components do not have. */
const hints: Readonly<Record<string, string>> = {
  "'point'": 'As a text: `latitude,longitude`.',
  "'list'": 'As a text: separated by spaces.',
  "'vehicle'": 'As a text: `car`, `truck`, `bicycle` or `pedestrian`.',
  "'frequency'": 'As a text, a number is `debounce`.',
}

/** The type of an attribute by its kind, if it is not a text. */
const texts: Readonly<Record<string, string>> = {
  "'flag'": 'boolean',
  "'reflected flag'": 'boolean',
  "'number'": 'number',
}

/** A documented member of a class, which pages can use. The platform calls the others. */
function otherMember(member: Named, types: Types): ClassMember[] {
  const { name, flags } = member
  const node = types.nodeOf(member)
  const description = types.commentOf(member)
  const isOurs = node?.getSourceFile().fileName.startsWith(folder)
  const isInternal = types.tagsOf(member, 'internal').length > 0
  if (!node || !isOurs || !description || isInternal || !/^(?!add)\w+$/.test(name)) return []
  if ('modifierFlags' in node && Number(node.modifierFlags) & ModifierFlags.Protected) return []
  if (flags & SymbolFlags.Method) {
    const { parameters, result } = types.signatureOf(member)
    const typed = parameters.map((one) => ({ name: one.name, type: { text: types.textOf(one) } }))
    const returned = result && { return: { type: { text: types.textOf(result) } } }
    return [{ kind: 'method', name, description, parameters: typed, ...returned }]
  }
  const isReadOnly = Boolean(flags & SymbolFlags.GetAccessor && !(flags & SymbolFlags.SetAccessor))
  const type = { text: types.textOf(member) }
  return [{ kind: 'field', name, description, type, ...(isReadOnly && { readonly: true }) }]
}

/** The events of an element; those of its table of events have their comments there. */
function eventsOf(name: string, file: string, types: Types): Event[] {
  const comments = new Map(
    [...types.entriesOf('events', file)].map(([callback, entry]) => [
      `signpost${attributeOf(callback.slice('on'.length))}`,
      types.commentOf(entry),
    ]),
  )
  const events = types.entriesOf(name.replace(/Element$/, 'Events'), file)
  return [...events.values()].map((event) => ({
    name: event.name,
    type: { text: types.textOf(event) },
    description: types.commentOf(event) || (comments.get(event.name) ?? ''),
  }))
}

/** The attribute of every element with content. */
const config: Attribute = {
  name: 'config',
  type: { text: 'string' },
  description:
    'The `id` of the `<signpost-config>` whose settings this element takes. Default: the config around it, or else the config of the page.',
}

const tokens = tokensOf(
  readFileSync(join(root, 'packages/react/src/styles/tokens.css'), 'utf8'),
).map(({ name, value, description }) => ({
  name: `--signpost-${name}`,
  default: value,
  description,
}))
