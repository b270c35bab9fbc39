import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of the built catalog. */
export interface DocsPage {
  readonly id: string
  readonly title: string
  readonly name: string
  /** The source file of the page: MDX, or the stories from which it is generated. */
  readonly importPath: string
}

/** A story in the manifest of Storybook. */
export interface StoryExample {
  readonly id: string
  readonly name: string
  /** The code as Storybook writes it. */
  readonly snippet?: string
  readonly description?: string
}

/** The stories of a file in the manifest of Storybook. */
export interface StoryFile {
  /** The name of their component. */
  readonly name: string
  readonly path: string
  /** The file's import statements. */
  readonly import?: string
  readonly stories: readonly StoryExample[]
}

export interface Catalog {
  readonly pages: readonly DocsPage[]
  /** The stories by their path from the root. */
  readonly storyFiles: ReadonlyMap<string, StoryFile>
}

/** The pages of a build of Storybook. */
export function readPages(site: string): readonly DocsPage[] {
  const { entries }: Index = readJson(join(site, 'index.json'))
  return Object.values(entries).filter(({ type }) => type === 'docs')
}

/** Reads the pages and stories of a Storybook build. */
export function readCatalog(site: string): Catalog {
  const { components }: { readonly components: Readonly<Record<string, StoryFile>> } = readJson(
    join(site, 'manifests/components.json'),
  )
  const storyFiles = new Map(Object.values(components).map((file) => [file.path, file]))
  return { pages: readPages(site), storyFiles }
}

interface Index {
  readonly entries: Readonly<Record<string, DocsPage & { readonly type: string }>>
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8'))
}
