import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Documentation, ERROR_CODES, makeFsImporter, parse } from 'react-docgen'
import { withoutTags } from '../../.storybook/reference/withoutTags.ts'
import { root } from '../root.ts'

export interface Prop {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
}

export interface ComponentDocs {
  readonly description: string
  /** The example of its doc comment, as a block of code; empty without one. */
  readonly example: string
  readonly props: readonly Prop[]
}

/** The documentation of a component of the packages: its sentence and its props. Undefined for any other name. */
export function propsOf(component: string): ComponentDocs | undefined {
  const file = componentFiles().get(component)
  if (file === undefined) return undefined
  const found = parsed(file)
  if (found === undefined) return undefined
  const props = Object.entries(found.props ?? {}).map(
    ([name, { tsType, required, description }]) => ({
      name,
      type: written(tsType),
      isRequired: required ?? false,
      description: oneLine(description ?? ''),
    }),
  )
  const text = found.description ?? ''
  const example = text.match(/^@example\n(```[\s\S]*?^```)/m)?.[1] ?? ''
  return { description: oneLine(withoutTags(text)), example, props }
}

/** The documentation that react-docgen reads from a file; undefined for a file without a component. */
function parsed(file: string): Documentation | undefined {
  try {
    const [found] = parse(readFileSync(file, 'utf8'), {
      filename: file,
      importer: makeFsImporter(),
      babelOptions: { babelrc: false, configFile: false },
    })
    return found
  } catch (error) {
    if (Object(error).code === ERROR_CODES.MISSING_DEFINITION) return undefined
    throw error
  }
}

/** The files of components by the component's name. */
export function componentFiles(): ReadonlyMap<string, string> {
  const files = globSync('packages/{react,map}/src/!(icons)/*.tsx', { cwd: root })
  return new Map(
    files
      .filter((file) => !file.includes('.test.'))
      .map((file) => [basename(file, '.tsx'), join(root, file)]),
  )
}

/** A type as in the source, without the `undefined` of every optional prop. */
function written(type: { name: string; raw?: string } | undefined): string {
  const raw = type?.raw ?? type?.name ?? ''
  return oneLine(raw.replace(/\s*\|\s*undefined$/, '').replace(/^\(([\s\S]*)\)$/, '$1'))
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
