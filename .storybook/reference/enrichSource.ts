import type { CsfFile } from 'storybook/internal/csf-tools'
import { type Import, isPublicModule, tidySource } from './tidySource.ts'

type Enrich = (csf: CsfFile, source: CsfFile) => Promise<void> | void

/** Cleans up the snippets that Storybook writes as the examples of stories. */
export function enrichSource(enrich: Enrich | undefined): Enrich {
  return async (csf, source) => {
    const { length } = csf._ast.program.body
    await enrich?.(csf, source)
    const imports = importsOf(source)
    for (const added of csf._ast.program.body.slice(length)) tidySnippets(added, imports)
  }
}

/** The imports of a story that an app needs too. */
function importsOf({ _ast }: CsfFile): readonly Import[] {
  return _ast.program.body.flatMap((statement): Import[] => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
    const module = statement.source.value
    const [first] = statement.specifiers
    if (!isPublicModule(module) || first === undefined) return []
    if (first.type === 'ImportDefaultSpecifier') return [{ module, names: first.local.name }]
    return [{ module, names: statement.specifiers.map(({ local }) => local.name) }]
  })
}

function tidySnippets(node: unknown, imports: readonly Import[]): void {
  if (typeof node !== 'object' || node === null) return
  const { type, key, value } = Object(node)
  if (type === 'ObjectProperty' && key.name === 'code' && value.type === 'StringLiteral') {
    value.value = tidySource(value.value, imports)
    return
  }
  for (const child of Object.values(node)) tidySnippets(child, imports)
}
