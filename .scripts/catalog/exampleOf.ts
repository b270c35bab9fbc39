import { type Import, isPublicModule, tidySource } from '../../.storybook/reference/tidySource.ts'
import type { StoryExample, StoryFile } from './Catalog.ts'
import { propsOf } from './propsOf.ts'

const statement = /import (?:\{([^}]*)\}|(\w+)) from ["']([^"']*)["']/g

/** The example of a story, as on its page; empty for a story without a component of the packages. */
export function exampleOf({ snippet = '' }: StoryExample, file: StoryFile): string {
  if (propsOf(file.name) === undefined) return ''
  return `\`\`\`tsx\n${tidySource(snippet, importsIn(file.import ?? ''))}\n\`\`\``
}

function importsIn(statements: string): readonly Import[] {
  return [...statements.matchAll(statement)].flatMap<Import>(
    ([, names = '', name, module = '']) => {
      if (!isPublicModule(module)) return []
      if (name !== undefined) return [{ module, names: name }]
      const listed = names.split(',').map((one) => one.trim())
      return [{ module, names: listed.filter((one) => one !== '') }]
    },
  )
}
