import { type AnalyzerPlugin, type Node, ts } from '@custom-elements-manifest/analyzer'
import type { Attribute, CustomElementField, Event } from 'custom-elements-manifest'
import { attributeOf } from '../../packages/elements/src/properties/attributeOf.ts'

interface Entry {
  readonly name: string
  readonly value: Node
}

/** Adds the declarations that the analyzer does not find in our sources, because tags and attributes are in tables, and events in interfaces. */
export function elementsPlugin(): AnalyzerPlugin {
  /** The entries of object literals, by the name of their constant. */
  const tables = new Map<string, Entry[]>()
  /** The members of interfaces, by the name of the interface. */
  const events = new Map<string, Event[]>()

  /** The entries of a table and of those that it spreads. The analyzer adds inherited ones. */
  function entriesOf(table: Node | undefined): Entry[] {
    if (table === undefined) return []
    if (!ts.isObjectLiteralExpression(table)) return tables.get(table.getText()) ?? []
    return table.properties.flatMap((entry) => {
      if (ts.isSpreadAssignment(entry)) return entriesOf(entry.expression)
      if (!ts.isPropertyAssignment(entry)) return []
      return [{ name: textOf(entry.name), value: entry.initializer }]
    })
  }

  return {
    name: 'signpost-elements',
    collectPhase({ node }) {
      if (ts.isVariableDeclaration(node)) tables.set(textOf(node.name), entriesOf(node.initializer))
      if (ts.isInterfaceDeclaration(node)) events.set(node.name.text, node.members.flatMap(eventOf))
    },
    analyzePhase({ node, moduleDoc: { path: module, declarations, exports } }) {
      if (!ts.isClassDeclaration(node) || !node.name) return
      const name = node.name.text
      const element = declarations.find((declaration) => declaration.name === name)
      if (!element) return

      const tags = [...(tables.get('elements') ?? []), ...(tables.get('moreElements') ?? [])]
      const tag = tags.find(({ value }) => textOf(value) === name)?.name
      if (tag) {
        exports.push({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name, module },
        })
      }
      element.events = events.get(name.replace(/Element$/, 'Events')) ?? []

      const fields = (element.members ?? []).filter((member) => member.kind === 'field')
      for (const { type } of fields) if (type) type.text = type.text.replace(/ \| undefined$/, '')
      const table = node.members.find(
        (member) => member.name && textOf(member.name) === 'properties',
      )
      if (!table || !ts.isPropertyDeclaration(table)) return
      element.attributes ??= []
      for (const { name: property, value } of entriesOf(table.initializer)) {
        const field: CustomElementField | undefined = fields.find((one) => one.name === property)
        if (!field || value.kind === ts.SyntaxKind.NullKeyword) continue
        const attribute = attributeFor(field, value)
        field.attribute = attribute.name
        element.attributes.push(attribute)
      }
    },
  }
}

const textOf = (node: Node): string => (ts.isStringLiteral(node) ? node.text : node.getText())

function eventOf(member: Node): Event[] {
  if (!ts.isPropertySignature(member) || !member.type) return []
  const comments = ts.getJSDocCommentsAndTags(member).map(({ comment }) => comment)
  const type = printer.printNode(ts.EmitHint.Unspecified, member.type, member.getSourceFile())
  return [
    {
      name: textOf(member.name),
      description: comments.map(ts.getTextOfJSDocComment).join(''),
      type: { text: type.replaceAll(/\s+/g, ' ') },
    },
  ]
}

const printer = ts.createPrinter()

/** The attribute of a property. Its type is the choice of its kind or of the property, or else the type that its kind reads. */
function attributeFor(field: CustomElementField, kind: Node): Attribute {
  const { name: fieldName, description = '', type: { text: type = '' } = {} } = field
  const choice = ts.isCallExpression(kind)
    ? kind.arguments.map((one) => one.getText()).join(' | ')
    : type
  const text = choice.startsWith("'") ? choice : (kinds[textOf(kind)] ?? 'string')
  return { name: attributeOf(fieldName), fieldName, description, type: { text } }
}

const kinds: Readonly<Record<string, string>> = {
  flag: 'boolean',
  reflectedFlag: 'boolean',
  number: 'number',
}
