import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnalyzedModule, create, ts } from '@custom-elements-manifest/analyzer'
import type { ClassMember, Module, Package } from 'custom-elements-manifest'
import { tokensOf } from '../../.storybook/reference/stylesheets.ts'
import { root } from '../root.ts'
import { elementsPlugin } from './elementsPlugin.ts'
import { readParts } from './readParts.ts'

const folder = join(root, 'packages/elements')
const sources = [
  'src/{elements,moreElements}.ts',
  'src/{element,elements,properties,settings}/*.{ts,tsx}',
]

/** The custom elements manifest of `@signpost/elements`, from its sources. */
export function analyzeElements(): Package {
  const files = globSync(sources, { cwd: folder, exclude: (file) => file.includes('.test') })
  const { modules } = create({
    modules: files.map((file) => {
      const code = readFileSync(join(folder, file), 'utf8')
      return ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true)
    }),
    plugins: [elementsPlugin()],
  })
  return { schemaVersion: '2.1.0', modules: modules.flatMap(elementsOf) }
}

/** The element classes of a module, with their public members. */
function elementsOf({ path, declarations, exports }: AnalyzedModule): Module[] {
  const elements = declarations.filter(({ tagName }) => tagName !== undefined)
  if (elements.length === 0) return []
  const parts = readParts(join(folder, path)).map((name) => ({ name }))
  return [
    {
      kind: 'javascript-module',
      path: path.replace(/^src\/(.+)\.tsx?$/, 'dist/$1.js'),
      declarations: elements.map(({ superclass, members = [], attributes = [], ...element }) => ({
        ...element,
        attributes: attributes.map(({ inheritedFrom, ...attribute }) => attribute),
        members: members.filter(isPublic).map(({ inheritedFrom, ...member }) => member),
        cssParts: parts,
        cssProperties: parts.length > 0 ? tokens : [],
      })),
      exports,
    },
  ]
}

/** True for a documented member, which pages can use. The platform calls the others. */
function isPublic({ privacy, static: isStatic, description }: ClassMember): boolean {
  return privacy === undefined && !isStatic && Boolean(description)
}

const tokens = tokensOf(
  readFileSync(join(root, 'packages/react/src/styles/tokens.css'), 'utf8'),
).map(({ name, value, description }) => ({
  name: `--signpost-${name}`,
  default: value,
  description,
}))
