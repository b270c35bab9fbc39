import type { CsfFile } from 'storybook/internal/csf-tools'
import { type Imports, tidySource } from './tidySource.ts'

type Enrich = (csf: CsfFile, source: CsfFile) => Promise<void> | void

/** Tidies the snippets that Storybook writes into stories as their example. */
export function enrichSource(enrich: Enrich | undefined): Enrich {
  return async (csf, source) => {
    const { length } = csf._ast.program.body
    await enrich?.(csf, source)
    const imports = importsOf(source)
    for (const added of csf._ast.program.body.slice(length)) tidySnippets(added, imports)
  }
}

/** What a story imports from the packages. */
function importsOf({ _ast }: CsfFile): Imports {
  return _ast.program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const door = statement.source.value
    if (!door.startsWith('@signpost/') || statement.importKind === 'type') return []
    const names = statement.specifiers.map(({ local }) => local.name)
    return [{ door, names }]
  })
}

function tidySnippets(node: unknown, imports: Imports): void {
  if (typeof node !== 'object' || node === null) return
  const { type, key, value } = Object(node)
  if (type === 'ObjectProperty' && key.name === 'code' && value.type === 'StringLiteral') {
    value.value = tidySource(value.value, imports)
    return
  }
  for (const child of Object.values(node)) tidySnippets(child, imports)
}
