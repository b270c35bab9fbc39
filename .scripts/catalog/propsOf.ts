import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Symbol as Named, SymbolFlags } from 'typescript/unstable/sync'
import { readTypes, type Types } from '../elements/readTypes.ts'
import { root } from '../root.ts'

/** A prop of a component, as documented in its source. */
export interface Prop {
  readonly name: string
  /** The type as in the source, without `undefined`. */
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
  documented ??= new Map(['react', 'map'].flatMap(documentedIn))
  return documented.get(component)
}

let documented: ReadonlyMap<string, ComponentDocs> | undefined

function documentedIn(folder: string): [string, ComponentDocs][] {
  const files = [...componentFiles()].filter(([, file]) => file.includes(`/${folder}/src/`))
  return readTypes(join(root, 'packages', folder, 'tsconfig.json'), (types) =>
    files.flatMap<[string, ComponentDocs]>(([name, file]) => {
      const component = types.valueOf(name, file)
      const [props] = component ? types.signatureOf(component).parameters : []
      return component && props ? [[name, docsOf(component, props, types)]] : []
    }),
  )
}

function docsOf(component: Named, parameter: Named, types: Types): ComponentDocs {
  const [example = ''] = types.tagsOf(component, 'example')
  const props = [...types.propertiesOf(types.typeOf(parameter)).values()].flatMap((prop) => {
    const declaration = types.nodeOf(prop)
    // The props of HTML elements are declared by React.
    if (!declaration?.getSourceFile().fileName.startsWith(join(root, 'packages'))) return []
    return {
      name: prop.name,
      type: typeOf(declaration.getText()),
      isRequired: (prop.flags & SymbolFlags.Optional) === 0,
      description: types.commentOf(prop),
    }
  })
  return {
    description: types.commentOf(component),
    example,
    props: props.sort((a, b) => rankOf(a) - rankOf(b)),
  }
}

/** Required props come first, and those that every component has last. */
function rankOf({ name, isRequired }: Prop): number {
  if (isRequired) return 0
  return ['className', 'id', 'style'].includes(name) ? 2 : 1
}

/** The files of components by the component's name. */
export function componentFiles(): ReadonlyMap<string, string> {
  const files = globSync('packages/{react,map}/src/!(icons)/[A-Z]*.tsx', { cwd: root })
  return new Map(
    files
      .filter((file) => !file.includes('.test.'))
      .map((file) => [basename(file, '.tsx'), join(root, file)]),
  )
}

/** The type that a declaration names, as in the source, without the `undefined` of every optional prop. */
function typeOf(declaration: string): string {
  const [, type = ''] = declaration.match(/^(?:readonly )?[\w'-]+\??:\s*([\s\S]*?);?$/) ?? []
  const written = type.replace(/\s*\|\s*undefined$/, '').replace(/^\s*\|\s*/, '')
  return oneLine(written.replace(/^\(([\s\S]*)\)$/, '$1'))
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
