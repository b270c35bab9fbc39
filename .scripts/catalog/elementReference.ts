import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { code, markdownTable } from '../../.storybook/reference/markdownTable.ts'
import { root } from '../root.ts'

interface Fact {
  readonly name: string
  readonly text: string
  readonly type?: string
  readonly attribute?: string
}

interface MethodFact extends Fact {
  readonly parameters: readonly { readonly name: string }[]
}

interface ElementFacts {
  readonly tag: string
  readonly properties: readonly Fact[]
  readonly events: readonly Fact[]
  readonly methods: readonly MethodFact[]
  readonly parts: readonly string[]
}

/** What a tag takes and tells, as its page shows it. */
export function elementReference(tag: string): string {
  const file = join(root, 'stories/elements/reference.json')
  const facts: readonly ElementFacts[] = JSON.parse(readFileSync(file, 'utf8'))
  const element = facts.find((one) => one.tag === tag)
  if (!element) throw new Error(`${file} says nothing of <${tag}>.`)
  const { properties, events, methods, parts } = element
  const tables = [
    markdownTable(
      ['attribute', 'property', 'type', 'what it says'],
      properties.map(({ attribute = '', name, type = '', text }) => [
        ...[attribute, name, type].map(code),
        text,
      ]),
    ),
    markdownTable(
      ['event', 'detail', 'when'],
      events.map(({ name, type = '', text }) => [code(name), code(type), text]),
    ),
    markdownTable(
      ['method', 'what it does'],
      methods.map(({ name, parameters, text }) => [
        code(`${name}(${parameters.map((one) => one.name).join(', ')})`),
        text,
      ]),
    ),
    parts.length > 0 ? `\`::part\`: ${parts.map(code).join(', ')}` : '',
  ]
  return tables.filter(Boolean).join('\n\n')
}
