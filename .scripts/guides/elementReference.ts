import type { CustomElementDeclaration } from 'custom-elements-manifest'
import { elementTables } from '../../.storybook/reference/elementTables.ts'
import { code, markdownTable } from '../../.storybook/reference/markdownTable.ts'
import { analyzeElements } from '../elements/analyzeElements.ts'
import { elementsIn } from '../elements/editorData.ts'

/** The tag whose settings all others have, too. */
const shared = 'signpost-config'

let elements: ReadonlyMap<string, CustomElementDeclaration> | undefined

/** The attributes, properties, events, methods and parts of a tag. The settings that all tags share are those of `signpost-config`. */
export function elementReference(tag: string): string {
  elements ??= new Map(elementsIn(analyzeElements()).map((one) => [one.tagName ?? '', one]))
  const element = elements.get(tag)
  if (!element)
    throw new Error(`There is no element <${tag}> in packages/elements/src/elements.ts.`)
  const settings = tag === shared ? [] : (elements.get(shared)?.members ?? [])
  const tables = elementTables(without(element, new Set(settings.map(({ name }) => name))))
  const parts = (element.cssParts ?? []).map(({ name }) => code(name)).join(', ')
  return [
    ...tables.map(({ head, rows }) =>
      markdownTable(
        head,
        rows.map((cells) =>
          cells.map((cell, index) => (index < cells.length - 1 ? code(cell) : cell)),
        ),
      ),
    ),
    tag !== shared &&
      `It also has the settings of [\`<${shared}>\`](#${shared}), and \`config\`, the \`id\` of one.`,
    parts && `\`::part\`: ${parts}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function without(
  element: CustomElementDeclaration,
  names: ReadonlySet<string>,
): CustomElementDeclaration {
  const { members = [], attributes = [] } = element
  return {
    ...element,
    members: members.filter(({ name }) => !names.has(name)),
    attributes: attributes.filter(
      ({ name, fieldName }) => name !== 'config' && !names.has(fieldName ?? ''),
    ),
  }
}
