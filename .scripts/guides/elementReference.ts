import { elementTables } from '../../.storybook/reference/elementTables.ts'
import { code, markdownTable } from '../../.storybook/reference/markdownTable.ts'
import { analyzeElements } from '../elements/analyzeElements.ts'
import { elementsIn } from '../elements/editorData.ts'

let elements: ReturnType<typeof elementsIn> | undefined

/** The attributes, properties, events, methods and parts of a tag, as on its page. */
export function elementReference(tag: string): string {
  elements ??= elementsIn(analyzeElements())
  const element = elements.find(({ tagName }) => tagName === tag)
  if (!element)
    throw new Error(`There is no element <${tag}> in packages/elements/src/elements.ts.`)
  const tables = elementTables(element).map(({ head, rows }) =>
    markdownTable(
      head,
      rows.map((cells) =>
        cells.map((cell, index) => (index < cells.length - 1 ? code(cell) : cell)),
      ),
    ),
  )
  const parts = (element.cssParts ?? []).map(({ name }) => code(name)).join(', ')
  return [...tables, parts && `\`::part\`: ${parts}`].filter(Boolean).join('\n\n')
}
